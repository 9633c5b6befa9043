import {cva} from 'class-variance-authority';

/** Class names of a label or a legend. */
export const labelVariants = cva('max-w-full text-base text-ink', {
  variants: {
    weight: {control: 'font-medium', group: 'mb-1.5 font-semibold'},
    visuallyHidden: {true: 'sr-only', false: 'w-fit'},
  },
});
