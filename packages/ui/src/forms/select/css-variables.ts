/** CSS variables that `SelectContent` can be styled with. They are set while the list is open. */
export const SelectContentCssVariables = {
  /** Width of the trigger, in CSS pixels. The list is at least as wide. */
  anchorWidth: '--anchor-width',
  /** Height between the trigger and the edge of the window, in CSS pixels. A longer list scrolls. */
  availableHeight: '--available-height',
  /** Width between the edges of the window, in CSS pixels. */
  availableWidth: '--available-width',
  /** Point that the list grows from, for `transform-origin`. */
  transformOrigin: '--transform-origin',
} as const;
