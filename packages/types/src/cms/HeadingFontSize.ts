/**
 * Size of a heading, named after the theme's text sizes: `3xl` is `--text-3xl`. It says nothing about the heading's level.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {HeadingFontSize} from '@storefront-toolkit/types/cms';
 *
 * export const size: HeadingFontSize = '3xl';
 * ```
 */
export type HeadingFontSize =
  /** 1 rem: the size of running text. */
  | 'base'
  /** 1.125 rem. */
  | 'lg'
  /** 1.375 rem. */
  | 'xl'
  /** 1.75 rem. */
  | '2xl'
  /** 2.25 rem. */
  | '3xl'
  /** 3 rem. */
  | '4xl';
