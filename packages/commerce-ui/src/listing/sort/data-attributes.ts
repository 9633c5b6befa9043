/** Attributes that `SortBy` puts on its element, for use in selectors. */
export const SortByDataAttributes = {
  /** There when an order was chosen by keyboard that the form hasn't sent yet. */
  changed: 'data-changed',
} as const;
