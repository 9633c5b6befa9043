import {cva} from 'class-variance-authority';

/** Height of a form control at the default font size: 32, 40 or 48 CSS pixels. The text has 16 in each. */
export type ControlSize =
  /** 32 CSS pixels, for dense places such as a toolbar above a product list. */
  | 'small'
  /** 40 CSS pixels. */
  | 'medium'
  /** 48 CSS pixels, for a form that is filled in on a touch screen. */
  | 'large';

/**
 * Class names of a text-like control. The font is never smaller than 16 CSS pixels, because iOS zooms into a page
 * when a control with smaller text gets the focus.
 */
export const controlVariants = cva(
  [
    // A class name of the user wins over the width, because `:where` has no weight.
    '[:where(&)]:w-full min-w-0 max-w-full border border-line-strong bg-raised text-base text-ink text-start',
    'placeholder:text-ink-muted placeholder:opacity-100',
    'transition-colors duration-fast ease-standard',
    'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus',
    'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:text-ink-muted',
    '[&[readonly]]:bg-surface',
  ],
  {
    variants: {
      size: {
        small: 'rounded-sm px-2',
        medium: 'rounded-md px-3',
        large: 'rounded-md px-4',
      },
      height: {line: '', lines: 'py-2'},
    },
    compoundVariants: [
      {height: 'line', size: 'small', className: 'h-8'},
      {height: 'line', size: 'medium', className: 'h-10'},
      {height: 'line', size: 'large', className: 'h-12'},
    ],
  },
);
