/** Attributes that `FlyoutNavigation` puts on the entries of its first level, for use in selectors. */
export const FlyoutNavigationDataAttributes = {
  /** The kind of entry: `link` or `panel`. */
  entry: 'data-entry',
} as const;
