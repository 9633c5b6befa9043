import type {MeasureUnit} from './MeasureUnit.ts';

/**
 * A fact about a product that was measured or counted.
 *
 * @category Attributes
 * @example
 * ```ts
 * import type {NumberAttribute} from '@storefront-toolkit/types/catalog';
 *
 * export const weight: NumberAttribute = {
 *   type: 'number',
 *   key: 'weight',
 *   label: 'Weight',
 *   value: 380,
 *   unit: 'g',
 * };
 * ```
 */
export interface NumberAttribute {
  /** Tells the attribute from others. */
  readonly type: 'number';
  /** Key of the attribute, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** The figure, in `unit`. */
  readonly value: number;
  /** Unit of the figure. Left out for what is counted. */
  readonly unit?: MeasureUnit | undefined;
}
