import {cva} from 'class-variance-authority';

/** Weight of a button on its page. One `primary` for each view is enough. */
export type ButtonVariant =
  /** The main action of the view, filled with the brand color. */
  | 'primary'
  /** Any other action, with an edge. */
  | 'secondary'
  /** A way back or a lesser action, without an edge. */
  | 'ghost'
  /** An action that deletes something. */
  | 'danger';

/** Height of a button at the default font size: 32, 40 or 48 CSS pixels. */
export type ButtonSize =
  /** 32 CSS pixels, for dense places such as a row of a cart. */
  | 'small'
  /** 40 CSS pixels. */
  | 'medium'
  /** 48 CSS pixels, for the main action on a touch screen. */
  | 'large';

/**
 * Class names of a button. In forced-colors mode the transparent border becomes visible, but that of a `primary`
 * button, which keeps its fill; every size is above the 24 px that WCAG 2.2 asks for (2.5.8), `large` above 44 px (2.5.5).
 */
export const buttonVariants = cva(
  [
    'relative inline-flex max-w-full items-center justify-center border',
    'text-center align-middle font-semibold no-underline',
    'cursor-pointer disabled:cursor-not-allowed data-loading:cursor-progress',
    'transition-colors duration-150 ease-standard motion-reduce:transition-none',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    'disabled:border-line disabled:bg-surface disabled:text-ink-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
        secondary: 'border-line-strong bg-raised text-ink hover:bg-surface',
        ghost:
          'border-transparent bg-transparent text-brand hover:bg-brand-soft hover:text-brand-strong',
        danger: 'border-danger bg-danger-soft text-danger hover:bg-danger hover:text-on-danger',
      },
      size: {
        small: 'min-h-8 rounded-sm text-sm [&_svg]:size-4',
        medium: 'min-h-10 rounded-md text-base [&_svg]:size-5',
        large: 'min-h-12 rounded-md text-lg [&_svg]:size-6',
      },
      shape: {text: '', icon: 'aspect-square p-0'},
      fullWidth: {true: 'w-full', false: ''},
    },
    compoundVariants: [
      {shape: 'text', size: 'small', className: 'px-3 py-1'},
      {shape: 'text', size: 'medium', className: 'px-4 py-1.5'},
      {shape: 'text', size: 'large', className: 'px-6 py-2'},
    ],
  },
);
