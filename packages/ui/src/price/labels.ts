/** The words of a `Price`, in the language of the page. */
export interface PriceLabels {
  /**
   * Announced before a reduced price. Not shown: the color and the struck price show it.
   * @default 'Now'
   */
  now: string;
  /**
   * Announced before the price that is struck through. Few screen readers announce strikethrough.
   * @default 'Was'
   */
  was: string;
  /**
   * Before the share that is saved.
   * @default 'Save'
   */
  save: string;
  /**
   * Before the lowest of several prices.
   * @default 'From'
   */
  from: string;
  /**
   * Announced between the ends of a range, instead of the dash.
   * @default 'to'
   */
  to: string;
  /**
   * Announced between a unit price and its measure, instead of the slash.
   * @default 'per'
   */
  per: string;
  /**
   * In place of an amount of zero.
   * @default 'Free'
   */
  free: string;
  /**
   * Before the lowest price of the 30 days before the discount.
   * @default 'Lowest price of the last 30 days:'
   */
  lowest: string;
  /**
   * The text of `taxNote` for prices that contain tax.
   * @default 'Tax included'
   */
  taxIncluded: string;
  /**
   * The text of `taxNote` for prices to which tax is added.
   * @default 'Plus tax'
   */
  taxExcluded: string;
}

export const ENGLISH: PriceLabels = {
  now: 'Now',
  was: 'Was',
  save: 'Save',
  from: 'From',
  to: 'to',
  per: 'per',
  free: 'Free',
  lowest: 'Lowest price of the last 30 days:',
  taxIncluded: 'Tax included',
  taxExcluded: 'Plus tax',
};
