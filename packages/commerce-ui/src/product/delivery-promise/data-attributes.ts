/** Attributes that `DeliveryPromise` puts on its elements, for use in selectors. */
export const DeliveryPromiseDataAttributes = {
  /** On the element: `before-cutoff`, `after-cutoff`, `promised` without a cutoff, or `unknown` without days of delivery. */
  state: 'data-state',
} as const;
