import type {Swatch} from '../catalog/Swatch.ts';
import type {RefinementValue} from './RefinementValue.ts';

/**
 * A value that results can be narrowed to, and that is shown by a sample.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {SwatchRefinementValue} from '@storefront-toolkit/types/search';
 *
 * export const moss: SwatchRefinementValue = {
 *   value: 'moss',
 *   label: 'Moss',
 *   count: 12,
 *   selected: true,
 *   swatch: {type: 'color', color: '#5b6b3a'},
 * };
 * ```
 */
export interface SwatchRefinementValue extends RefinementValue {
  /** The value's appearance. */
  readonly swatch: Swatch;
}
