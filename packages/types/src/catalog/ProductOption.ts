import type {OptionValue} from './OptionValue.ts';

/**
 * Something in which the variants of a product differ, such as size or color, with every value that occurs.
 *
 * Whether a combination of values exists, and can be bought, follows from the variants: see {@link findVariant}.
 *
 * @category Options
 * @entity
 * @example
 * ```ts
 * import type {ProductOption} from '@storefront-toolkit/types/catalog';
 *
 * export const size: ProductOption = {
 *   id: 'size',
 *   label: 'Size',
 *   values: [
 *     {id: 's', label: 'S'},
 *     {id: 'm', label: 'M'},
 *   ],
 * };
 * ```
 */
export interface ProductOption {
  /** Key of the option, unique in its product and the same in every language. */
  readonly id: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** Values in the order in which they are shown. */
  readonly values: readonly OptionValue[];
}
