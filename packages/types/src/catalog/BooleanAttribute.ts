/**
 * A property that a product has or lacks.
 *
 * @category Attributes
 * @example
 * ```ts
 * import type {BooleanAttribute} from '@storefront-toolkit/types/catalog';
 *
 * export const waterproof: BooleanAttribute = {
 *   type: 'boolean',
 *   key: 'waterproof',
 *   label: 'Waterproof',
 *   value: true,
 * };
 * ```
 */
export interface BooleanAttribute {
  /** Tells the attribute from others. */
  readonly type: 'boolean';
  /** Key of the attribute, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** Whether the product has it. */
  readonly value: boolean;
}
