/** Attributes that `ImageLink` puts on its element, for use in selectors. */
export const ImageLinkDataAttributes = {
  /** Width of the image: `small`, `medium`, `large` or `fill`. */
  size: 'data-size',
} as const;
