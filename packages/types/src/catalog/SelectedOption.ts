/**
 * The value that a variant has for one option. It carries its labels, so that a cart can show it without the product.
 *
 * @category Options
 * @entity
 * @example
 * ```ts
 * import type {SelectedOption} from '@storefront-toolkit/types/catalog';
 *
 * export const size: SelectedOption = {
 *   optionId: 'size',
 *   optionLabel: 'Size',
 *   valueId: 'm',
 *   valueLabel: 'M',
 * };
 * ```
 */
export interface SelectedOption {
  /** Key of the {@link ProductOption}. */
  readonly optionId: string;
  /** Name of the option, for shoppers. */
  readonly optionLabel: string;
  /** Key of the {@link OptionValue}. */
  readonly valueId: string;
  /** Name of the value, for shoppers. */
  readonly valueLabel: string;
}
