import type {BlockBase} from './BlockBase.ts';
import type {RichText} from './RichText.ts';
import type {TextAlignment} from './TextAlignment.ts';
import type {TextColorOptions} from './TextColorOptions.ts';

/**
 * Running text: paragraphs, headings, lists and quotes.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {TextBlock} from '@storefront-toolkit/types/cms';
 *
 * export const intro: TextBlock = {
 *   type: 'Text',
 *   id: 'intro',
 *   text: [
 *     {
 *       type: 'Paragraph',
 *       content: [
 *         {type: 'Text', text: 'Wash it at '},
 *         {type: 'Text', text: '30 °C', marks: ['strong']},
 *       ],
 *     },
 *   ],
 * };
 * ```
 */
export interface TextBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'Text';
  /** The text as a tree. */
  readonly text: RichText;
  /**
   * On which side lines are flush.
   *
   * @default 'start'
   */
  readonly alignment?: TextAlignment | undefined;
  /**
   * Color of the text.
   *
   * @default 'ink'
   */
  readonly color?: TextColorOptions | undefined;
}
