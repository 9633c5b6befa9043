/** Attributes that `Refinements` puts on its elements, for use in selectors. */
export const RefinementsDataAttributes = {
  /** On each refinement's element: its key, such as `color`. */
  refinement: 'data-refinement',
  /** On each refinement's element: its type, such as `swatch`. */
  type: 'data-type',
} as const;
