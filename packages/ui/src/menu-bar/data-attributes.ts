/** Attributes that `MenuBar` puts on its `<nav>`, for use in selectors. */
export const MenuBarDataAttributes = {
  /** Along which axis the entries stand: `horizontal` or `vertical`. */
  orientation: 'data-orientation',
} as const;
