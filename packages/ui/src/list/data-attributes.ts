/** Attributes that `List` and `LinkList` put on their element, for use in selectors. */
export const ListDataAttributes = {
  /** On a `List`, the mark before each item: `disc`, `decimal`, `check` or `none`. */
  marker: 'data-marker',
  /** On a `LinkList`: `vertical` or `horizontal`. */
  orientation: 'data-orientation',
} as const;
