import type {FontWeight} from './FontWeight.ts';

/**
 * A family of fonts, its files, and what is shown until they arrive.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {Font} from '@storefront-toolkit/types/cms';
 *
 * export const serif: Font = {
 *   family: 'Source Serif 4',
 *   fallbacks: ['Georgia', 'serif'],
 *   files: [
 *     {url: '/fonts/source-serif-4.woff2', lightest: 200, boldest: 900, italic: false},
 *   ],
 * };
 * ```
 */
export interface Font {
  /** Name of the family. {@link Typography} refers to it. */
  readonly family: string;
  /** Fallback families, most similar first. The last one is generic: `serif`, `sans-serif` or `monospace`. */
  readonly fallbacks: readonly string[];
  /** Files of the family in WOFF2. Empty for a family that every device has. */
  readonly files: readonly {
    /** Address of the file: absolute, or a path on the store's own origin. Its origin belongs in the `font-src` of a Content-Security-Policy. */
    readonly url: string;
    /** Lightest weight in the file. */
    readonly lightest: FontWeight;
    /** Boldest weight in the file: the same as `lightest`, unless the font is variable. */
    readonly boldest: FontWeight;
    /** Whether the file holds the italic. */
    readonly italic: boolean;
  }[];
}
