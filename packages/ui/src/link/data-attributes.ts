/** Attributes that `Link` puts on its element, for use in selectors. */
export const LinkDataAttributes = {
  /** The look: `inline`, `quiet`, `inherit`, `unstyled` or `cover`. */
  variant: 'data-variant',
  /** Present when the address was refused, so the words lead nowhere. */
  refused: 'data-refused',
} as const;
