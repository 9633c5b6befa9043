/** The words of `Totals`, in the language of the page. */
export interface TotalsLabels {
  /**
   * Name of the sum of the line items.
   * @default 'Subtotal'
   */
  subtotal: string;
  /**
   * Name of what promotions took off.
   * @default 'Discount'
   */
  discount: string;
  /**
   * Name of what shipping costs.
   * @default 'Shipping'
   */
  shipping: string;
  /**
   * Name of the tax that is added.
   * @default 'Tax'
   */
  tax: string;
  /**
   * Name of the tax where it is part of the total.
   * @default 'Tax included'
   */
  taxIncluded: string;
  /**
   * Name of one of several taxes where they are part of the total. `{tax}` stands for the tax's own name.
   * @default '{tax} included'
   */
  taxLineIncluded: string;
  /**
   * Name of what is paid.
   * @default 'Total'
   */
  total: string;
  /**
   * Name of what is paid, while it can still change.
   * @default 'Estimated total'
   */
  estimatedTotal: string;
  /**
   * In place of shipping that costs nothing.
   * @default 'Free'
   */
  free: string;
  /**
   * In place of an amount that is not known yet.
   * @default 'Calculated at checkout'
   */
  unknown: string;
}

export const ENGLISH: TotalsLabels = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  taxLineIncluded: '{tax} included',
  total: 'Total',
  estimatedTotal: 'Estimated total',
  free: 'Free',
  unknown: 'Calculated at checkout',
};
