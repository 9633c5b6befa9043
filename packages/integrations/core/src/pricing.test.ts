import {moneyOf} from '@storefront-toolkit/types/cms';
import {expect, it} from 'vitest';
import {bestAvailability, pricingOf, productPricing} from './pricing.ts';

const eur = (cents: number) => moneyOf(cents, 'EUR');
const priced = (cents: number, status: 'in-stock' | 'backorder' | 'out-of-stock') => ({
  pricing: pricingOf({price: eur(cents), tax: 'included'}),
  availability: {status},
});

it('has a discount when the list price is above the price', () => {
  const price = eur(800);
  expect(pricingOf({price, listPrice: eur(1000), tax: 'included'})).toEqual({
    price,
    listPrice: eur(1000),
    discount: {amount: eur(200), percent: 20},
    tax: 'included',
  });
  expect(pricingOf({price, listPrice: price, tax: 'included'})).toEqual({price, tax: 'included'});
  expect(pricingOf({price, listPrice: undefined, tax: 'excluded'})).toEqual({
    price,
    tax: 'excluded',
  });
});

it('takes the cheapest variant that can be bought, and the range of all', () => {
  const variants = [priced(900, 'in-stock'), priced(500, 'out-of-stock'), priced(700, 'backorder')];
  const [first, ...rest] = variants;
  expect(productPricing([first!, ...rest])).toMatchObject({
    price: eur(700),
    range: {min: eur(500), max: eur(900)},
  });
  expect(bestAvailability([first!, ...rest])).toEqual({status: 'in-stock'});
});

it('takes the cheapest when none can be bought, and no range when all cost the same', () => {
  const [a, b] = [priced(500, 'out-of-stock'), priced(500, 'out-of-stock')];
  expect(productPricing([a, b])).toEqual({price: eur(500), tax: 'included'});
  expect(bestAvailability([a, b])).toEqual({status: 'out-of-stock'});
});
