/** Attributes that `HoverTile` puts on its element, for use in selectors. */
export const HoverTileDataAttributes = {
  /** Present when there is a second image. */
  hoverImage: 'data-hover-image',
} as const;
