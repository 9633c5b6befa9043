/** The words of `GiftCards`, in the language of the page. */
export interface GiftCardsLabels {
  /**
   * Name of the field.
   * @default 'Gift card'
   */
  field: string;
  /**
   * Text of the button that enters a code.
   * @default 'Apply'
   */
  apply: string;
  /**
   * Name of the list of gift cards that the cart has.
   * @default 'Your gift cards'
   */
  list: string;
  /**
   * Name of a gift card for screen readers, in place of dots. `{ending}` is replaced by its last characters.
   * @default 'Gift card ending in {ending}'
   */
  card: string;
  /**
   * Below a gift card. `{amount}` is replaced by the part of the total that it pays.
   * @default 'Pays {amount}'
   */
  pays: string;
  /**
   * Text of the button that removes a gift card.
   * @default 'Remove'
   */
  remove: string;
  /**
   * Name of that button for screen readers and voice control. It starts with its text. `{card}` is replaced by the gift card's name.
   * @default 'Remove: {card}'
   */
  removeCard: string;
  /**
   * The field's error when it is empty.
   * @default 'Enter the code on your gift card.'
   */
  empty: string;
  /**
   * The field's error when `applyAction` rejects.
   * @default 'We could not check this gift card. Try again.'
   */
  failed: string;
  /**
   * Below a gift card when `removeAction` rejects. `{card}` is replaced.
   * @default 'This gift card could not be removed. Try again.'
   */
  removeFailed: string;
  /**
   * Announced when a gift card pays. `{card}` and `{amount}` are replaced.
   * @default '{card} pays {amount}'
   */
  applied: string;
  /**
   * Announced after a gift card was removed. `{card}` is replaced.
   * @default '{card} removed'
   */
  removed: string;
}

export const ENGLISH: GiftCardsLabels = {
  field: 'Gift card',
  apply: 'Apply',
  list: 'Your gift cards',
  card: 'Gift card ending in {ending}',
  pays: 'Pays {amount}',
  remove: 'Remove',
  removeCard: 'Remove: {card}',
  empty: 'Enter the code on your gift card.',
  failed: 'We could not check this gift card. Try again.',
  removeFailed: 'This gift card could not be removed. Try again.',
  applied: '{card} pays {amount}',
  removed: '{card} removed',
};
