import type {BlockBase} from './BlockBase.ts';
import type {Variants} from './Variants.ts';

/**
 * Content that depends on who looks at the page. A page with such a block can't be kept in a shared cache as a whole.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Blocks
 * @example
 * ```ts
 * import type {PersonalizedContentBlock} from '@storefront-toolkit/types/cms';
 *
 * export const greeting: PersonalizedContentBlock = {
 *   type: 'PersonalizedContent',
 *   id: 'greeting',
 *   variants: {
 *     targeted: [
 *       {
 *         audience: 'returning-shopper',
 *         content: [{type: 'PromoText', id: 'back', text: 'Good to see you again.'}],
 *       },
 *     ],
 *     fallback: [{type: 'PromoText', id: 'new', text: '<strong>10% off</strong> your first order.'}],
 *   },
 * };
 * ```
 */
export interface PersonalizedContentBlock<Own extends BlockBase = never> extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'PersonalizedContent';
  /** The blocks for each audience. */
  readonly variants: Variants<Own>;
}
