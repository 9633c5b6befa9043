/** The words of `PromoCodes`, in the language of the page. */
export interface PromoCodesLabels {
  /**
   * Name of the field.
   * @default 'Promo code'
   */
  field: string;
  /**
   * Text of the button that enters a code.
   * @default 'Apply'
   */
  apply: string;
  /**
   * Name of the list of codes that the cart has.
   * @default 'Your promo codes'
   */
  list: string;
  /**
   * Text of the button that removes a code.
   * @default 'Remove'
   */
  remove: string;
  /**
   * Name of that button for screen readers and voice control. It starts with its text. `{code}` is replaced.
   * @default 'Remove {code}'
   */
  removeCode: string;
  /**
   * Next to a code that takes nothing off this cart.
   * @default 'Takes nothing off this cart'
   */
  notApplicable: string;
  /**
   * The field's error when it is empty.
   * @default 'Enter a code.'
   */
  empty: string;
  /**
   * The field's error when `applyAction` rejects.
   * @default 'We could not check this code. Try again.'
   */
  failed: string;
  /**
   * Next to a code when `removeAction` rejects. `{code}` is replaced.
   * @default 'We could not remove {code}. Try again.'
   */
  removeFailed: string;
  /**
   * Announced when a code takes effect. `{code}` is replaced.
   * @default '{code} applied'
   */
  applied: string;
  /**
   * Announced when the cart has a code that takes nothing off. `{code}` is replaced.
   * @default '{code} takes nothing off this cart'
   */
  appliedWithoutEffect: string;
  /**
   * Announced after a code was removed. `{code}` is replaced.
   * @default '{code} removed'
   */
  removed: string;
}

export const ENGLISH: PromoCodesLabels = {
  field: 'Promo code',
  apply: 'Apply',
  list: 'Your promo codes',
  remove: 'Remove',
  removeCode: 'Remove {code}',
  notApplicable: 'Takes nothing off this cart',
  empty: 'Enter a code.',
  failed: 'We could not check this code. Try again.',
  removeFailed: 'We could not remove {code}. Try again.',
  applied: '{code} applied',
  appliedWithoutEffect: '{code} takes nothing off this cart',
  removed: '{code} removed',
};
