/** Attributes that the parts of the tabs put on their elements, for use in selectors. */
export const TabsDataAttributes = {
  /** On every part: `horizontal` or `vertical`. */
  orientation: 'data-orientation',
  /** On the list and the triggers: `underline` or `segmented`. */
  variant: 'data-variant',
  /** Present, with an empty value, on the trigger and the content that are selected. */
  selected: 'data-selected',
} as const;
