import {cva} from 'class-variance-authority';

/** Height of a badge at the default font size: 22 or 30 CSS pixels. */
export type BadgeSize =
  /** 22 CSS pixels, for a product tile or a row of a table. */
  | 'small'
  /** 30 CSS pixels, for the product page. */
  | 'medium';

/** The border keeps the badge visible in forced-colors mode, where soft fills are dropped. */
export const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full hairline weight-semibold wrap-anywhere [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-line-strong bg-raised text-ink',
        brand: 'border-transparent bg-brand text-on-brand',
        sale: 'border-transparent bg-danger text-on-danger',
        success: 'border-success bg-success-soft text-success',
        warning: 'border-warning bg-warning-soft text-warning',
      },
      size: {
        small: 'px-2 py-px text-xs',
        medium: 'px-3 py-0.75 text-sm',
      },
    },
  },
);
