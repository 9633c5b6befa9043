/** Attributes that `LoadingOverlay` puts on its element, for use in selectors. */
export const LoadingOverlayDataAttributes = {
  /** Present, with an empty value, while the content is loading, also before the overlay shows. */
  loading: 'data-loading',
} as const;
