import type {Block} from './Block.ts';
import type {BlockBase} from './BlockBase.ts';

/**
 * A button that opens a dialog with blocks.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Blocks
 * @example
 * ```ts
 * import type {ModalBlock} from '@storefront-toolkit/types/cms';
 *
 * export const sizes: ModalBlock = {
 *   type: 'Modal',
 *   id: 'sizes',
 *   trigger: 'Find your size',
 *   title: 'Sizes of jackets',
 *   content: [{type: 'PromoText', id: 'hint', text: 'Between two sizes, take the <em>larger</em>.'}],
 * };
 * ```
 */
export interface ModalBlock<Own extends BlockBase = never> extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'Modal';
  /** Words of the button that opens the dialog. */
  readonly trigger: string;
  /** Heading of the dialog, and its name for screen readers. */
  readonly title: string;
  /** The dialog's content. */
  readonly content: readonly Block<Own>[];
}
