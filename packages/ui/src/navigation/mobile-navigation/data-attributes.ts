/** Attributes that `MobileNavigation` puts on its parts, for use in selectors. */
export const MobileNavigationDataAttributes = {
  /** On each list: its level, `1`, `2` or `3`. */
  level: 'data-level',
} as const;
