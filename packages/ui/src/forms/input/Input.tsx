'use client';

import type {ComponentProps} from 'react';
import {type ControlSize, controlVariants} from '../../internal/control.ts';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {useFieldControl} from '../label/field-context.ts';
import {InputDataAttributes} from './data-attributes.ts';

/** Props of `Input`. All other props of `<input>` reach the element. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /**
   * Height of the input: 32, 40 or 48 CSS pixels.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /**
   * The kind of value. It decides the keyboard of a phone and the required format.
   * @default 'text'
   */
  type?: InputType | undefined;
}

/** The kinds of values that an `Input` accepts. */
export type InputType =
  /** Anything. */
  | 'text'
  /** An email address. Its form is checked. */
  | 'email'
  /** A telephone number, of any form. */
  | 'tel'
  /** A whole URL. Its form is checked. */
  | 'url'
  /** A search term, with a button of the browser that clears it. */
  | 'search'
  /** A secret, shown as dots. */
  | 'password'
  /** An amount. For a quantity to order, `QuantityControls` suit better. */
  | 'number'
  /** A day, picked in the browser's calendar. */
  | 'date'
  /** A year and a month. Without a picker in some browsers. */
  | 'month'
  /** A time of the day. */
  | 'time'
  /** A day and a time, without a time zone. */
  | 'datetime-local';

const CONTROLS_OF_THEIR_OWN: Record<string, string> = {
  checkbox: '<Checkbox> of @storefront-toolkit/ui/forms/checkbox',
  radio: '<RadioGroup> of @storefront-toolkit/ui/forms/radio-group',
  submit: '<Button type="submit"> of @storefront-toolkit/ui/button',
  button: '<Button> of @storefront-toolkit/ui/button',
  reset: '<Button type="reset"> of @storefront-toolkit/ui/button',
};

/** A native `<input>` for a line of text, a number or a date. */
export function Input({size = 'medium', type = 'text', className, ...props}: InputProps) {
  if (process.env.NODE_ENV !== 'production' && type in CONTROLS_OF_THEIR_OWN) {
    reportMisuse(
      'Input',
      `got the type "${type}", which isn't a text field, so it would be a wide, empty box. ` +
        `Use ${CONTROLS_OF_THEIR_OWN[type]} instead.`,
    );
  }
  const rest = useFieldControl(props);
  const attributes = {...rest, [InputDataAttributes.size]: size};
  return (
    <input
      {...attributes}
      type={type}
      className={controlVariants({size, height: 'line', className})}
    />
  );
}
