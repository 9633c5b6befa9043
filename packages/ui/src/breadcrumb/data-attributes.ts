/** Attributes that `Breadcrumb` puts on its elements, for use in selectors. */
export const BreadcrumbDataAttributes = {
  /** Present, with an empty value, on the levels in the middle, which are folded where there is little room. */
  middle: 'data-middle',
} as const;
