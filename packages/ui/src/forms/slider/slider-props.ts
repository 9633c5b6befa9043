import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {ComponentProps} from 'react';

/** Props that `Slider` and `RangeSlider` share. All other props of `<div>` reach the element. */
export interface SliderBaseProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /**
   * The smallest value.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The largest value, if `step` leads to it. Otherwise the last step before it is.
   * @default 100
   */
  max?: number | undefined;
  /**
   * Distance from one value to the next, counted from `min`. Above 0.
   * @default 1
   */
  step?: number | undefined;
  /**
   * The format of values, on screen and for screen readers: options of `Intl.NumberFormat`, such as
   * `{style: 'currency', currency: 'EUR'}`.
   * @default a plain number
   */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * Language in which values are written.
   * @default 'en'
   */
  locale?: LocaleCode | undefined;
  /**
   * Disables the slider. A form doesn't send it then.
   * @default false
   */
  disabled?: boolean | undefined;
}
