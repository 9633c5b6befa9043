import type {FontWeight} from './FontWeight.ts';
import type {HeadingFontSize} from './HeadingFontSize.ts';

/**
 * Which fonts a theme uses for what, and how large headings are. Values that you leave out stay as in the store's own theme.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {Typography} from '@storefront-toolkit/types/cms';
 *
 * export const typography: Typography = {
 *   headingFamily: 'Source Serif 4',
 *   headingWeight: 600,
 *   headingSizes: {'4xl': 3.5},
 * };
 * ```
 */
export interface Typography {
  /** Family of running text: `family` of one of the theme's fonts. */
  readonly bodyFamily?: string | undefined;
  /** Family of headings. Without it, that of running text. */
  readonly headingFamily?: string | undefined;
  /** Weight of running text. */
  readonly bodyWeight?: FontWeight | undefined;
  /** Weight of headings. */
  readonly headingWeight?: FontWeight | undefined;
  /** Sizes of headings, in rem. Line heights keep their proportion. Other text of the same size changes too. */
  readonly headingSizes?: Readonly<Partial<Record<HeadingFontSize, number>>> | undefined;
}
