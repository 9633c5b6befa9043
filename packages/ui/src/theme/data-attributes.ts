/** Attributes that `ThemeProvider` and `LiveThemeProvider` put on their element, for use in selectors. */
export const ThemeDataAttributes = {
  /** Id of the theme. The style sheet of the theme applies inside. */
  theme: 'data-storefront-theme',
  /** Color mode of the element: `light` or `dark`. Absent when it follows the page. */
  colorMode: 'data-theme',
} as const;
