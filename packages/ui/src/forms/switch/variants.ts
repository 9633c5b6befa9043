import {cva} from 'class-variance-authority';

/**
 * Class names of the native checkbox that looks like a switch. Its thumb moves by a margin, so that it starts on the right in a
 * page from right to left. Forced-colors mode gets the browser's own checkbox, which knows the reader's colors.
 */
export const switchVariants = cva(
  [
    'flex shrink-0 cursor-[inherit] appearance-none items-center rounded-full forced-colors:appearance-auto',
    'border border-line-strong bg-raised checked:border-brand checked:bg-brand',
    'transition-colors duration-fast ease-standard',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    'aria-invalid:border-danger disabled:border-line disabled:bg-surface',
    "before:block before:rounded-full before:bg-ink-muted before:content-[''] checked:before:bg-on-brand",
    'before:transition-[margin] before:duration-fast before:ease-standard motion-reduce:before:transition-none',
    'disabled:before:bg-ink-muted forced-colors:before:hidden',
  ],
  {
    variants: {
      size: {
        medium: 'mt-0.75 h-5 w-9 before:ms-0.75 before:size-3.5 checked:before:ms-4.5',
        large: 'mt-0.5 h-6 w-11 before:ms-0.75 before:size-4.5 checked:before:ms-5.5',
      },
    },
  },
);
