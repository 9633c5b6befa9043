/** Attributes that `ProductList` puts on its elements, for use in selectors and analytics. */
export const ProductListDataAttributes = {
  /** On the list: there while products load. */
  loading: 'data-loading',
  /** On a list item: key of its product. */
  productId: 'data-product-id',
  /** On a list item: its position in the list, counted from 1. */
  position: 'data-position',
} as const;

/** Attributes that `ResultCount` puts on its element, for use in selectors. */
export const ResultCountDataAttributes = {
  /** There while products load. */
  loading: 'data-loading',
  /** There when the results are for other words than the shopper typed. */
  corrected: 'data-corrected',
} as const;
