'use client';

import type {ComponentProps, ReactNode} from 'react';
import {type ControlSize, controlVariants} from '../../internal/control.ts';
import {ChevronDownIcon} from '../../internal/icons.tsx';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {useFieldControl} from '../label/field-context.ts';
import {FormSelectDataAttributes} from './data-attributes.ts';

/** Props of `FormSelect`. All other props of `<select>` reach the `<select>`. */
export interface FormSelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /**
   * Height of the control: 32, 40 or 48 CSS pixels.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /**
   * Text of a first option with an empty value, which a required control does not accept: `Choose a country`. It is
   * chosen at first, unless there is a value.
   */
  placeholder?: string | undefined;
  /** The native options: `<option>` and `<optgroup>`. */
  children: ReactNode;
}

/** The native `<select>`, with the look of the other controls. A phone shows its own list. */
export function FormSelect({
  size = 'medium',
  placeholder,
  className,
  children,
  ...props
}: FormSelectProps) {
  if (process.env.NODE_ENV !== 'production' && props.multiple) {
    reportMisuse(
      'FormSelect',
      'got `multiple`. A native multiple select needs a modifier key to add an option, which few shoppers know, and ' +
        'one click without it clears the others. Use a <FieldGroup> of <Checkbox>es.',
    );
  }
  const rest = useFieldControl(props);
  const attributes = {
    ...rest,
    // Chromium calls one that is required and has no choice yet invalid, before anybody has seen it.
    ...(rest.required && {'aria-invalid': rest['aria-invalid'] ?? false}),
    [FormSelectDataAttributes.size]: size,
  };
  return (
    <span className="relative block min-w-0">
      <select
        {...attributes}
        className={controlVariants({
          size,
          height: 'line',
          className: ['cursor-pointer appearance-none pe-10 text-ellipsis', className],
        })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-muted forced-colors:text-[CanvasText]" />
    </span>
  );
}
