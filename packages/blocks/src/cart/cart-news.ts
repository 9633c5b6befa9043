import type {Cart} from '@storefront-toolkit/types/cart';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';

/** The place of the line that was in the cart before and is gone. -1 when all are there. */
export function removedLine(before: Cart, after: Cart): number {
  return before.lineItems.findIndex(({id}) => !after.lineItems.some((line) => line.id === id));
}

/** A change of the cart in words, for a screen reader. Empty when neither a line nor the total has changed. */
export function cartNews(before: Cart, after: Cart, locale: LocaleCode): string {
  const removed = before.lineItems[removedLine(before, after)];
  const {total, estimated} = after.totals;
  if (!removed && before.totals.total.amount === total.amount) return '';
  const sum = `${estimated ? 'Estimated total' : 'Total'}: ${formatMoney(total, locale)}`;
  return removed ? `${removed.name} removed. ${sum}` : sum;
}
