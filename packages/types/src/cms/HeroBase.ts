import type {BlockBase} from './BlockBase.ts';
import type {HeadingFontSize} from './HeadingFontSize.ts';
import type {LinkText} from './LinkText.ts';
import type {TextAlignment} from './TextAlignment.ts';
import type {TextColorOptions} from './TextColorOptions.ts';

/**
 * The fields that all heroes share: a heading, a few words and links. They differ in their medium.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {HeroBase} from '@storefront-toolkit/types/cms';
 *
 * export const hero: HeroBase = {
 *   type: 'SeasonHero',
 *   id: 'autumn',
 *   eyebrow: 'Autumn',
 *   heading: 'Dry in every weather',
 *   text: 'Jackets with taped seams, from 290 grams.',
 *   links: [{text: 'See jackets', link: {type: 'SearchResults', category: 'jackets'}}],
 * };
 * ```
 */
export interface HeroBase extends BlockBase {
  /** Heading. Its level follows from the block's place on the page. */
  readonly heading: string;
  /**
   * Size of the heading.
   *
   * @default '3xl'
   */
  readonly headingSize?: HeadingFontSize | undefined;
  /** A word or two above the heading, such as a season or a brand. */
  readonly eyebrow?: string | undefined;
  /** One or two sentences below the heading. Plain text. */
  readonly text?: string | undefined;
  /** Where the hero leads, most important first. At most two; an empty list when it leads nowhere. */
  readonly links: readonly LinkText[];
  /**
   * On which side lines of text are flush.
   *
   * @default 'start'
   */
  readonly textAlignment?: TextAlignment | undefined;
  /**
   * Color of the text.
   *
   * @default 'ink'
   */
  readonly textColor?: TextColorOptions | undefined;
}
