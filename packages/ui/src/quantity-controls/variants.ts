import {cva} from 'class-variance-authority';

/** Class names of the frame around the input and its buttons. */
export const quantityVariants = cva(
  [
    'inline-flex w-fit max-w-full items-stretch overflow-hidden border border-line-strong bg-raised',
    'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
    'has-aria-invalid:border-danger has-aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]',
    'data-disabled:border-line data-disabled:bg-surface',
  ],
  {
    variants: {
      size: {
        small: 'h-8 rounded-sm [&_svg]:size-4',
        medium: 'h-10 rounded-md [&_svg]:size-5',
        large: 'h-12 rounded-md [&_svg]:size-6',
      },
    },
  },
);

/** Class names of the input: without the arrows of the browser, which the buttons stand for. */
export const quantityInputClassName = [
  'w-12 min-w-0 border-x text-center text-base text-ink tabular-nums outline-none disabled:text-ink-muted',
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
].join(' ');
