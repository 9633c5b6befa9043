import {cva} from 'class-variance-authority';

/** Size of the box or circle of a choice at the default font size. */
export type ChoiceSize =
  /** 20 CSS pixels, in a row at least 32 high. */
  | 'medium'
  /** 24 CSS pixels, in a row at least 44 high, which suits a thumb. */
  | 'large';

/** Class names of the row around a checkbox or a radio button and its label. All of it can be pressed. */
export const choiceRowVariants = cva(
  [
    'relative flex w-fit max-w-full cursor-pointer items-start gap-3 text-base text-ink',
    'has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
  ],
  {
    variants: {size: {medium: 'min-h-8 py-0.75', large: 'min-h-11 py-2'}},
  },
);

/**
 * Class names of the native box or circle. Forced-colors mode gets the browser's own drawing, which knows the
 * reader's colors.
 */
export const choiceVariants = cva(
  [
    'grid shrink-0 cursor-[inherit] appearance-none place-content-center forced-colors:appearance-auto',
    'border border-line-strong bg-raised',
    'checked:border-brand checked:bg-brand',
    'transition-colors duration-fast ease-standard',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    'aria-invalid:border-danger group-data-invalid/field:border-danger',
    'disabled:border-line disabled:bg-surface disabled:before:bg-ink-muted',
    "before:block before:scale-0 before:bg-on-brand before:content-['']",
    'before:transition-transform before:duration-fast before:ease-standard',
    'checked:before:scale-100 forced-colors:before:hidden',
  ],
  {
    variants: {
      size: {medium: 'mt-0.75 size-5', large: 'mt-0.5 size-6'},
      kind: {
        checkbox: [
          'rounded-sm before:size-3.5',
          'before:[clip-path:polygon(10%_47%,23%_34%,41%_53%,77%_15%,90%_28%,41%_79%)]',
          // Radio buttons of which none is chosen are indeterminate as well, so they don't show this state.
          'indeterminate:border-brand indeterminate:bg-brand indeterminate:before:scale-100',
          'indeterminate:before:[clip-path:inset(42%_8%)]',
        ],
        radio: 'rounded-full before:size-2.5 before:rounded-full',
      },
    },
  },
);
