/** Attributes that `ProductGallery` puts on its elements, for use in selectors. */
export const ProductGalleryDataAttributes = {
  /** On the element: the id of the medium that is shown large. */
  mediaId: 'data-media-id',
  /** On the dialog's image area: the zoom, `1`, `2` or `3`. */
  zoom: 'data-zoom',
} as const;
