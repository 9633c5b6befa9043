import type {HeadingFontSize} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';

/** Place of a heading in the outline of a page. */
export type HeadingLevel =
  /** The page. There is one of this level. */
  | 1
  /** A section of the page. */
  | 2
  /** A part of a section. */
  | 3
  /** A part of that, and so on. */
  | 4
  /** The fifth level. */
  | 5
  /** The sixth level, the last one of HTML. */
  | 6;

const SIZES: readonly HeadingFontSize[] = ['3xl', '2xl', 'xl', 'lg'];

/** Size of a heading that was given none. */
export const sizeOfLevel = (level: number): HeadingFontSize => SIZES[level - 1] ?? 'base';

/** A word that is longer than its line breaks. Otherwise, a narrow screen would scroll sideways. */
export const headingVariants = cva('font-display font-heading text-balance wrap-anywhere', {
  variants: {
    size: {
      base: 'text-base',
      lg: 'text-lg',
      xl: 'text-xl',
      '2xl': 'text-2xl tracking-tight',
      '3xl': 'text-3xl tracking-tight',
      '4xl': 'text-4xl tracking-tight',
    } satisfies Record<HeadingFontSize, string>,
  },
});
