'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useContext, useId} from 'react';
import {type ChoiceSize, choiceVariants} from '../../internal/choice.ts';
import {ChoiceLabel} from '../../internal/ChoiceLabel.tsx';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {RadioGroupItemDataAttributes} from './data-attributes.ts';
import {RadioGroupContext, type RadioGroupContextValue} from './radio-group-context.ts';

/** Props of `RadioGroupItem`. All other props of `<input>` reach the `<input>`. */
export interface RadioGroupItemProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'name' | 'checked' | 'defaultChecked' | 'required'
> {
  /** The group's value while the item is chosen. Unique in its group. */
  value: string;
  /** The label, beside the circle. */
  children: ReactNode;
  /** Details besides the label: a price, a time. They are below the label. */
  description?: ReactNode | undefined;
  /**
   * Size of the circle: 20 or 24 CSS pixels. The row is 32 or 44 high.
   * @default 'medium'
   */
  size?: ChoiceSize | undefined;
  /**
   * Disables the item. The arrow keys skip it.
   * @default false
   */
  disabled?: boolean | undefined;
}

function checkedProps(
  {value, defaultValue}: Pick<RadioGroupContextValue, 'value' | 'defaultValue'>,
  own: string,
) {
  if (value !== undefined) return {checked: value === own};
  return {defaultChecked: defaultValue === own};
}

/** One choice of a `RadioGroup`: a native radio button with its label. */
export function RadioGroupItem({
  value,
  children,
  description,
  size = 'medium',
  className,
  onChange,
  ...rest
}: RadioGroupItemProps) {
  const group = useContext(RadioGroupContext);
  const labelId = useId();
  const descriptionId = useId();
  if (process.env.NODE_ENV !== 'production' && !group) {
    reportMisuse(
      'RadioGroupItem',
      `with the value "${value}" is outside of a <RadioGroup>. Without the group's name, several can be chosen at ` +
        'once, and nothing says what the choice is about. Put it into a <RadioGroup label>.',
    );
  }
  const attributes = {
    ...rest,
    // Chromium calls all of a required group invalid while none is chosen. Its error is the group's.
    ...(group?.required && {'aria-invalid': rest['aria-invalid'] ?? false}),
    ...(group && checkedProps(group, value)),
    [RadioGroupItemDataAttributes.size]: size,
    ...(description && {
      'aria-labelledby': rest['aria-labelledby'] ?? labelId,
      'aria-describedby': clsx(descriptionId, rest['aria-describedby']),
    }),
  };
  const circle = (
    <input
      {...attributes}
      type="radio"
      name={group?.name}
      value={value}
      required={group?.required}
      onChange={(event) => {
        onChange?.(event);
        group?.onValueChange?.(value);
      }}
      className={choiceVariants({size, kind: 'radio', className})}
    />
  );
  return (
    <ChoiceLabel
      size={size}
      control={circle}
      description={description}
      labelId={labelId}
      descriptionId={descriptionId}
    >
      {children}
    </ChoiceLabel>
  );
}
