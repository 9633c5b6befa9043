import type {Block} from './Block.ts';
import type {BlockBase} from './BlockBase.ts';

/**
 * The blocks of one region of a layout.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Layout
 * @entity
 * @example
 * ```ts
 * import type {LayoutContent} from '@storefront-toolkit/types/cms';
 *
 * export const top: LayoutContent = {
 *   id: 'top',
 *   content: [{type: 'PromoText', id: 'shipping', text: 'Free shipping <strong>over €50</strong>'}],
 * };
 * ```
 */
export interface LayoutContent<Own extends BlockBase = never> {
  /** Id of the region's entry in the CMS. */
  readonly id: string;
  /** Blocks in reading order. An empty list takes no room. */
  readonly content: readonly Block<Own>[];
}
