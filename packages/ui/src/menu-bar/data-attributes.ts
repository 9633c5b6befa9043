/** Attributes that `MenuBar` puts on its `<nav>`, for use in selectors. */
export const MenuBarDataAttributes = {
  /** Direction of the entries: `horizontal` or `vertical`. */
  orientation: 'data-orientation',
} as const;
