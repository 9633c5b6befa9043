import type {TextAlignment, TextColorOptions} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';

/** The props of every text component. */
export interface TextLook {
  /**
   * On which side lines are flush. It follows the direction of the text.
   * @default that of its container
   */
  alignment?: TextAlignment | undefined;
  /**
   * Color of the text.
   * @default that of its container
   */
  color?: TextColorOptions | undefined;
}

/** Class names of a `TextLook`. */
export const textLookVariants = cva('', {
  variants: {
    alignment: {start: 'text-start', center: 'text-center', end: 'text-end'} satisfies Record<
      TextAlignment,
      string
    >,
    color: {
      ink: 'text-ink',
      'ink-muted': 'text-ink-muted',
      brand: 'text-brand',
      'on-brand': 'text-on-brand',
    } satisfies Record<TextColorOptions, string>,
  },
});
