import type {BlockBase} from './BlockBase.ts';
import type {LinkText} from './LinkText.ts';
import type {TextAlignment} from './TextAlignment.ts';
import type {TextColorOptions} from './TextColorOptions.ts';

/**
 * One line of promotion: a sentence with little markup.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {PromoTextBlock} from '@storefront-toolkit/types/cms';
 *
 * export const shipping: PromoTextBlock = {
 *   type: 'PromoText',
 *   id: 'shipping',
 *   text: 'Free shipping <strong>over €50</strong>, <s>€4.95</s>',
 *   link: {text: 'Terms', link: {type: 'Page', slug: 'shipping'}},
 * };
 * ```
 */
export interface PromoTextBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'PromoText';
  /**
   * The sentence. Four tags are markup: `<strong>`, `<em>`, `<s>` and `<br>`, in lower case and without attributes.
   * Everything else that looks like a tag is shown as text, so the string never goes into a page as HTML.
   */
  readonly text: string;
  /** Where the sentence leads. */
  readonly link?: LinkText | undefined;
  /**
   * On which side the sentence is flush.
   *
   * @default 'center'
   */
  readonly alignment?: TextAlignment | undefined;
  /**
   * Color of the text.
   *
   * @default 'ink'
   */
  readonly color?: TextColorOptions | undefined;
}
