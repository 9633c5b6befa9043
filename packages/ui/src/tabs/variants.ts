import {cva} from 'class-variance-authority';

/** The look of the list of tabs. */
export type TabsVariant =
  /** A line below all tabs, and a thicker one at the selected tab. */
  | 'underline'
  /** A box around all tabs, in which the selected one is raised. */
  | 'segmented';

/** Direction of the tabs: side by side, or one above the other. */
export type TabsOrientation =
  /** Side by side, above the content. */
  | 'horizontal'
  /** One above the other, beside the content. */
  | 'vertical';

/** A list that is too wide is scrolled, so that its tabs stay in one line on a phone. */
export const listVariants = cva('relative flex max-w-full shrink-0', {
  variants: {
    orientation: {
      horizontal: 'flex-row overflow-x-auto [scrollbar-width:none]',
      vertical: 'flex-col',
    },
    variant: {underline: '', segmented: 'gap-1 rounded-md border border-line bg-surface p-1'},
  },
  compoundVariants: [
    {
      variant: 'underline',
      orientation: 'horizontal',
      className: 'gap-1 shadow-[inset_0_-1px_0_var(--color-line)]',
    },
    {
      variant: 'underline',
      orientation: 'vertical',
      className:
        'shadow-[inset_-1px_0_0_var(--color-line)] rtl:shadow-[inset_1px_0_0_var(--color-line)]',
    },
    {variant: 'segmented', orientation: 'horizontal', className: 'w-fit'},
  ],
});

/** In forced-colors mode, which drops fills and paints each border, that of the selected tab alone is seen. */
export const triggerVariants = cva(
  [
    'min-h-11 shrink-0 cursor-pointer px-4 py-2 text-start text-base font-medium whitespace-nowrap',
    'text-ink-muted not-disabled:hover:text-ink data-selected:text-ink',
    'disabled:cursor-not-allowed disabled:opacity-60',
    'forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]',
    'transition-colors duration-150 ease-standard motion-reduce:transition-none',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      orientation: {horizontal: '', vertical: ''},
      variant: {
        underline: 'rounded-sm border-transparent data-selected:border-brand',
        segmented:
          'rounded-sm border border-transparent data-selected:border-line-strong data-selected:bg-raised',
      },
    },
    compoundVariants: [
      {variant: 'underline', orientation: 'horizontal', className: 'rounded-b-none border-b-2'},
      {variant: 'underline', orientation: 'vertical', className: 'rounded-e-none border-e-2'},
    ],
  },
);
