/** Attributes that `Scroll` puts on its element, for use in selectors. */
export const ScrollDataAttributes = {
  /** Direction in which it scrolls: `horizontal` or `vertical`. */
  orientation: 'data-orientation',
  /** Present, with an empty value, while content is hidden before the start: to the left, or above. */
  overflowStart: 'data-overflow-start',
  /** Present, with an empty value, while content is hidden past the end: to the right, or below. */
  overflowEnd: 'data-overflow-end',
} as const;
