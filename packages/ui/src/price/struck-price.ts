import type {Pricing} from '@storefront-toolkit/types/catalog';
import {compareMoney, type Money} from '@storefront-toolkit/types/cms';
import {reportMisuse} from '../internal/report-misuse.ts';

/** The list price, where striking it through says the truth: in the same currency, and above the price. */
export function struckPrice({price, listPrice}: Pricing): Money | undefined {
  if (!listPrice) return undefined;
  const honest = listPrice.currency === price.currency && compareMoney(listPrice, price) > 0;
  if (process.env.NODE_ENV !== 'production' && !honest) {
    reportMisuse(
      'Price',
      `got a list price (${listPrice.amount} ${listPrice.currency}) that is not above the price ` +
        `(${price.amount} ${price.currency}), so it is left out: shoppers would see a discount that isn't one. ` +
        'Leave `listPrice` out where nothing is reduced, and send both in one currency.',
    );
  }
  return honest ? listPrice : undefined;
}
