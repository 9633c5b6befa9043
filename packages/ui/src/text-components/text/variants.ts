import {cva} from 'class-variance-authority';

/** Size of a text, as the theme names it. In rem, so that it follows the size that the reader has chosen. */
export type TextSize =
  /** 0.75 rem: legal notes. */
  | 'xs'
  /** 0.875 rem: captions and hints. */
  | 'sm'
  /** 1 rem: running text. */
  | 'base'
  /** 1.125 rem: the first paragraph of a page. */
  | 'lg'
  /** 1.375 rem: a sentence of its own. */
  | 'xl';

/** Weight of a text, as the theme names it. */
export type TextWeight =
  /** 400. */
  | 'regular'
  /** 500. */
  | 'medium'
  /** 600. */
  | 'semibold'
  /** 700. */
  | 'bold';

export const textVariants = cva('text-pretty wrap-anywhere', {
  variants: {
    size: {xs: 'text-xs', sm: 'text-sm', base: 'text-base', lg: 'text-lg', xl: 'text-xl'},
    weight: {
      regular: 'font-regular',
      medium: 'font-medium',
      semibold: 'font-semibold',
      bold: 'font-bold',
    },
  },
});
