/** Attributes that `MediaBlockHero` puts on its element, for use in selectors. */
export const MediaBlockHeroDataAttributes = {
  /** Position of the medium: `media-start`, `media-end` or `media-above`. */
  layout: 'data-layout',
  /** The block's contrast with the page: `plain`, `filled`, `outlined` or `full-width`. */
  variant: 'data-variant',
} as const;
