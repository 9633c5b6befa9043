import {cva} from 'class-variance-authority';

/** Size of the price itself at the default font size. The text around it is smaller. */
export type PriceSize =
  /** 16 CSS pixels, for a line of a cart or a small tile. */
  | 'small'
  /** 18 CSS pixels, for a product tile. */
  | 'medium'
  /** 28 CSS pixels, for the product page. */
  | 'large';

export const amountVariants = cva('tabular-figures weight-semibold', {
  variants: {
    size: {small: 'text-base', medium: 'text-lg', large: 'text-2xl'},
    sale: {true: 'text-danger', false: 'text-ink'},
  },
});

export const listPriceVariants = cva('tabular-figures text-ink-muted', {
  variants: {size: {small: 'text-sm', medium: 'text-base', large: 'text-lg'}},
});
