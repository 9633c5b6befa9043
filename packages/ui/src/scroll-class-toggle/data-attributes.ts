/** Attributes that `ScrollClassToggle` puts on its element, for use in selectors. */
export const ScrollClassToggleDataAttributes = {
  /** Present, with an empty value, once the offset has been scrolled past. */
  scrolled: 'data-scrolled',
} as const;
