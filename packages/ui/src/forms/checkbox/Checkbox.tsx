'use client';

import {type ComponentProps, type ReactNode, useEffect, useId, useRef} from 'react';
import clsx from 'clsx';
import {type ChoiceSize, choiceVariants} from '../../internal/choice.ts';
import {ChoiceLabel} from '../../internal/ChoiceLabel.tsx';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {useMergedRefs} from '../../internal/use-merged-refs.ts';
import {RequiredMark} from '../label/RequiredMark.tsx';
import {useFieldControl} from '../label/field-context.ts';
import {CheckboxDataAttributes} from './data-attributes.ts';

/** Props of `Checkbox`. All other props of `<input>` reach the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** The label, beside the box. Leave it out only if `aria-label` or `aria-labelledby` names the checkbox. */
  children?: ReactNode | undefined;
  /** Details besides the label: a price, a condition. They are below the label. */
  description?: ReactNode | undefined;
  /**
   * Size of the box: 20 or 24 CSS pixels. The row is 32 or 44 high.
   * @default 'medium'
   */
  size?: ChoiceSize | undefined;
  /**
   * Shows a dash instead of a tick: some of the choices that the checkbox stands for are checked. A form does not send it, so say
   * with `checked` what the next press leads to.
   * @default false
   */
  indeterminate?: boolean | undefined;
}

/** A native checkbox with its label, for a choice that stays on: a filter, the consent to terms. */
export function Checkbox({
  children,
  description,
  size = 'medium',
  indeterminate = false,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const labelId = useId();
  const descriptionId = useId();
  const rest = useFieldControl(props);

  // HTML has no attribute for it. A press takes the state away, so it is set again after each.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  if (process.env.NODE_ENV !== 'production') {
    if (!children && !rest['aria-label'] && !rest['aria-labelledby'] && !rest.id) {
      reportMisuse(
        'Checkbox',
        'has no label, so a screen reader can only say "checkbox". Give it text as children, or an `aria-label` if the ' +
          'text is elsewhere, as in a table.',
      );
    }
  }

  const attributes = {
    ...rest,
    // Chromium calls one that is required and not checked invalid, before anybody has seen it.
    ...(rest.required && {'aria-invalid': rest['aria-invalid'] ?? false}),
    [CheckboxDataAttributes.size]: size,
    ...(description && {
      'aria-labelledby': rest['aria-labelledby'] ?? labelId,
      'aria-describedby': clsx(descriptionId, rest['aria-describedby']),
    }),
  };
  const box = (
    <input
      {...attributes}
      ref={inputRef}
      type="checkbox"
      className={choiceVariants({size, kind: 'checkbox', className})}
    />
  );
  if (!children) return box;
  return (
    <ChoiceLabel
      size={size}
      control={box}
      description={description}
      labelId={labelId}
      descriptionId={descriptionId}
      mark={rest.required && <RequiredMark />}
    >
      {children}
    </ChoiceLabel>
  );
}
