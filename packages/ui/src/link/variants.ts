import {cva} from 'class-variance-authority';

/** Look of a link. */
export type LinkVariant =
  /** In the brand's color and underlined, for a link within a text. */
  | 'inline'
  /** Like the text around it, underlined under the pointer. For lists of links, where their place tells what they are. */
  | 'quiet'
  /** In the color of the text around it and underlined, for a link on a colored background or a picture. */
  | 'inherit'
  /** No look but the outline of the keyboard focus, for a link around a picture. */
  | 'unstyled'
  /** No look of its own, but all of the nearest positioned element around it can be pressed and has the outline. For a tile. */
  | 'cover';

const OUTLINE =
  'rounded-sm focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

export const linkVariants = cva('wrap-anywhere', {
  variants: {
    variant: {
      inline: [
        OUTLINE,
        'text-brand underline underline-offset-2 transition-colors hover:text-brand-strong hover:decoration-2',
      ],
      quiet: [OUTLINE, 'text-inherit underline-offset-2 hover:underline'],
      inherit: [OUTLINE, 'text-inherit underline underline-offset-2 hover:decoration-2'],
      unstyled: OUTLINE,
      // Light on dark, because the picture below may have any color.
      cover: [
        "outline-none after:absolute after:inset-0 after:rounded-lg after:content-['']",
        'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-on-overlay',
        'focus-visible:after:shadow-[inset_0_0_0_5px_var(--color-overlay)]',
      ],
    },
  },
});
