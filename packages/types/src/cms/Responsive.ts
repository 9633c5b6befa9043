/**
 * A value for each width of the screen. A value holds from its width on, until a wider one is given.
 *
 * The widths are the breakpoints of `@storefront-toolkit/theme`.
 *
 * @typeParam Value - The value that depends on the width.
 * @category Layout
 * @example
 * ```ts
 * import type {GridColumns, Responsive} from '@storefront-toolkit/types/cms';
 *
 * export const columns: Responsive<GridColumns> = {base: 1, sm: 2, lg: 4};
 * ```
 */
export interface Responsive<Value> {
  /** From the narrowest screen on. */
  readonly base: Value;
  /** From 40 rem on, 640 pixels at the usual text size. */
  readonly sm?: Value | undefined;
  /** From 48 rem on, 768 pixels. */
  readonly md?: Value | undefined;
  /** From 62.3125 rem on, 997 pixels. */
  readonly lg?: Value | undefined;
  /** From 80 rem on, 1280 pixels. */
  readonly xl?: Value | undefined;
}
