/** Attributes that `ActiveRefinements` puts on its elements, for use in selectors. */
export const ActiveRefinementsDataAttributes = {
  /** On each link that removes a selection: the key of its refinement, such as `color`. */
  refinement: 'data-refinement',
  /** Present on the link that removes all, with an empty value. */
  clear: 'data-clear',
} as const;
