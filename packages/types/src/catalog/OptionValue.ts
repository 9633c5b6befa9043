import type {Swatch} from './Swatch.ts';

/**
 * One value that a shopper may choose for a {@link ProductOption}, such as the size M.
 *
 * @category Options
 * @entity
 * @example
 * ```ts
 * import type {OptionValue} from '@storefront-toolkit/types/catalog';
 *
 * export const moss: OptionValue = {
 *   id: 'moss',
 *   label: 'Moss',
 *   swatch: {type: 'color', color: '#5b6b3a'},
 * };
 * ```
 */
export interface OptionValue {
  /** Key of the value, unique in its option and the same in every language. */
  readonly id: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** The value's appearance. */
  readonly swatch?: Swatch | undefined;
}
