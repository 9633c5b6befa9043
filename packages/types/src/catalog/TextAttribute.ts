/**
 * A fact about a product in words.
 *
 * @category Attributes
 * @example
 * ```ts
 * import type {TextAttribute} from '@storefront-toolkit/types/catalog';
 *
 * export const fit: TextAttribute = {
 *   type: 'text',
 *   key: 'fit',
 *   label: 'Fit',
 *   value: 'Regular',
 * };
 * ```
 */
export interface TextAttribute {
  /** Tells the attribute from others. */
  readonly type: 'text';
  /** Key of the attribute, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** Value that shoppers see. */
  readonly value: string;
}
