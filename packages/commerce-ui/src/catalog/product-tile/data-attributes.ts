/** Attributes that `ProductTile` puts on its element, for use in selectors. */
export const ProductTileDataAttributes = {
  /** Availability of the product: `in-stock`, `out-of-stock` and so on. */
  availability: 'data-availability',
} as const;
