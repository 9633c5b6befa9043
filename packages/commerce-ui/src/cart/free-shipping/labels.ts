/** The words of `FreeShippingProgress`, in the language of the page. */
export interface FreeShippingProgressLabels {
  /**
   * Text below the threshold. `{amount}` is replaced by what is left, `{threshold}` by the threshold.
   * @default '{amount} to free shipping'
   */
  left: string;
  /**
   * Text from the threshold on. Announced when it is reached.
   * @default 'Your order ships free'
   */
  reached: string;
  /**
   * Name of the bar.
   * @default 'Progress to free shipping'
   */
  progress: string;
}

export const ENGLISH: FreeShippingProgressLabels = {
  left: '{amount} to free shipping',
  reached: 'Your order ships free',
  progress: 'Progress to free shipping',
};
