// cspell:words regen Ergebnisse Filtern Ozean Warenkorb Menge Aktionscode Einlösen kennen nicht Voraussichtliche Summe Zwischensumme Rabatt Kasse

import type {Locator} from '@playwright/test';
import {expect, type Page} from './shop.ts';

/** The words of a walk through the shop in one market. */
export interface Walk {
  locale: string;
  term: string;
  results: string;
  filter: string;
  color: string;
  product: string;
  variant: string;
  add: string;
  quantity: string;
  code: string;
  apply: string;
  refused: RegExp;
  total: string;
  subtotal: string;
  discount: string;
  checkout: string;
  checkoutPage: string;
  /** Price of one, and of two with the promo code. */
  price: string;
  reduced: string;
}

export const GERMAN: Walk = {
  locale: 'de-DE',
  term: 'regen',
  results: 'Ergebnisse für „regen“',
  filter: 'Filtern',
  color: 'Ozean',
  product: 'Regenjacke',
  variant: 'Ozean',
  add: 'In den Warenkorb',
  quantity: 'Menge von Regenjacke',
  code: 'Aktionscode',
  apply: 'Einlösen',
  refused: /Den Code NOPE kennen wir nicht/,
  total: 'Voraussichtliche Summe',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  checkout: 'Zur Kasse',
  checkoutPage: 'Kasse',
  price: '129,00 €',
  reduced: '248,00 €',
};

export const AMERICAN: Walk = {
  locale: 'en-US',
  term: 'rain',
  results: 'Results for “rain”',
  filter: 'Filter',
  color: 'Ocean',
  product: 'Rain jacket',
  variant: 'Ocean',
  add: 'Add to cart',
  quantity: 'Quantity of Rain jacket',
  code: 'Promo code',
  apply: 'Apply',
  refused: /We don’t know the code NOPE/,
  total: 'Estimated total',
  subtotal: 'Subtotal',
  discount: 'Discount',
  checkout: 'Check out',
  checkoutPage: 'Checkout',
  price: '$141.90',
  reduced: '$273.80',
};

/** An amount as a text, in minor units. Both languages write two digits behind the sign of the fraction. */
const minor = (text: string) => Number(text.replace(/[^\d]/g, ''));

/** The summary's sums by their names, in minor units. */
async function sums(page: Page, {subtotal, discount, total}: Walk) {
  const read = async (name: string) => {
    const value = page.locator('dt', {hasText: new RegExp(`^${name}`)}).locator('+ dd');
    return (await value.count()) > 0 ? minor(await value.innerText()) : 0;
  };
  return {subtotal: await read(subtotal), discount: await read(discount), total: await read(total)};
}

/** The cart has the jacket, and its sums add up to an amount. */
export async function expectTotal(page: Page, walk: Walk, total: string) {
  await expect
    .poll(async () => (await sums(page, walk)).total, {message: 'the total'})
    .toBe(minor(total));
  const {subtotal, discount} = await sums(page, walk);
  expect(subtotal - discount).toBe(minor(total));
}

/** Adds one to a quantity by keyboard, once React has the field: a change before that is not sent. */
export async function addOne(quantity: Locator) {
  await expect
    .poll(() => quantity.evaluate((field) => Object.keys(field).join()), {message: 'React’s keys'})
    .toContain('__reactProps');
  await quantity.press('ArrowUp');
}
