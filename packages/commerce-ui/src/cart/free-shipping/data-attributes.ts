/** Attributes that `FreeShippingProgress` puts on its element, for use in selectors. */
export const FreeShippingProgressDataAttributes = {
  /** Present, with an empty value, from the threshold on. */
  reached: 'data-reached',
} as const;
