'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import type {ChoiceSize} from '../../internal/choice.ts';
import {ChoiceLabel} from '../../internal/ChoiceLabel.tsx';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {useFieldControl} from '../label/field-context.ts';
import {SwitchDataAttributes} from './data-attributes.ts';
import {switchVariants} from './variants.ts';

/** Props of `Switch`. All other props of `<input>` reach the `<input>`. */
export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'required' | 'role' | 'size' | 'type'
> {
  /** The label, beside the switch. It names what is on or off, and stays the same in both states. Leave it out only if `aria-label` or `aria-labelledby` names the switch. */
  children?: ReactNode | undefined;
  /** Details besides the label: what the setting does. They are below the label. */
  description?: ReactNode | undefined;
  /**
   * Height of the switch: 20 or 24 CSS pixels. The row is 32 or 44 high.
   * @default 'medium'
   */
  size?: ChoiceSize | undefined;
}

/** A setting that is on or off and takes effect at once. It is a native checkbox with the role `switch`. */
export function Switch({children, description, size = 'medium', className, ...props}: SwitchProps) {
  const labelId = useId();
  const descriptionId = useId();
  // Both states of a setting are right, so a field can't require one.
  const rest = {...useFieldControl(props), required: undefined};

  if (process.env.NODE_ENV !== 'production') {
    if (!children && !rest['aria-label'] && !rest['aria-labelledby'] && !rest.id) {
      reportMisuse(
        'Switch',
        'has no label, so a screen reader can only say "switch". Give it text as children, or an `aria-label` if the ' +
          'text is elsewhere, as in a table.',
      );
    }
  }

  const attributes = {
    ...rest,
    [SwitchDataAttributes.size]: size,
    ...(description && {
      'aria-labelledby': rest['aria-labelledby'] ?? labelId,
      'aria-describedby': clsx(descriptionId, rest['aria-describedby']),
    }),
  };
  const control = (
    <input
      {...attributes}
      type="checkbox"
      role="switch"
      className={switchVariants({size, className})}
    />
  );
  if (!children) return control;
  return (
    <ChoiceLabel
      size={size}
      control={control}
      description={description}
      labelId={labelId}
      descriptionId={descriptionId}
    >
      {children}
    </ChoiceLabel>
  );
}
