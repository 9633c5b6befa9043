/** Attributes that `BackToTop` puts on its element, for use in selectors. */
export const BackToTopDataAttributes = {
  /** Present, with an empty value, once more than a screenful has been scrolled past. */
  visible: 'data-visible',
} as const;
