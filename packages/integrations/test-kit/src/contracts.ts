import type {Cart} from '@storefront-toolkit/types/cart';
import type {Category, Pricing, Product, ProductVariant} from '@storefront-toolkit/types/catalog';
import {compareMoney, isMoney, type Money} from '@storefront-toolkit/types/cms';
import {pathOf, stepsBelow, valueAt} from './paths.ts';

type Problems = string[];

const isMoment = (value: string) => !Number.isNaN(Date.parse(value)) && value.endsWith('Z');

/** What no answer may hold, whatever its type: it would not survive JSON, or is money of another currency. */
export function generalProblems(value: unknown, currency: string): Problems {
  return stepsBelow(value).flatMap((steps) => {
    const held = valueAt(value, steps);
    const path = pathOf(steps);
    if (typeof held === 'number' && !Number.isFinite(held)) return [`${path} is ${held}`];
    if (typeof held === 'function' || typeof held === 'symbol') return [`${path} is no data`];
    if (typeof held !== 'object' || held === null || !('exponent' in held)) return [];
    if (!isMoney(held)) return [`${path} is no money`];
    return held.currency === currency ? [] : [`${path} is in ${held.currency}`];
  });
}

/** What is wrong with prices of one thing. */
export function pricingProblems({price, listPrice, discount, range}: Pricing): Problems {
  const problems: Problems = [];
  if (price.amount < 0) problems.push('a price is negative');
  if (Boolean(listPrice) !== Boolean(discount)) problems.push('a discount without list price');
  if (listPrice && compareMoney(listPrice, price) <= 0) problems.push('a list price is no higher');
  if (discount && (discount.percent < 0 || discount.percent > 100))
    problems.push('a wrong percent');
  if (range && compareMoney(range.min, range.max) >= 0) problems.push('a range is empty');
  return problems;
}

/** What is said when a value stands there twice. */
export function repeated(values: readonly string[], what: string): Problems {
  return new Set(values).size === values.length ? [] : [`${what} repeat`];
}

function variantProblems({options}: Product, variant: ProductVariant): Problems {
  const problems = pricingProblems(variant.pricing);
  const {min, max = Infinity, step} = variant.quantityRule;
  if (!variant.id || !variant.sku) problems.push('a variant without id or sku');
  if (min < 1 || step < 1 || max < min) problems.push(`quantities ${min}, ${max}, ${step}`);
  const chosen = variant.selectedOptions.map(({optionId}) => optionId);
  if (chosen.join() !== options.map(({id}) => id).join())
    problems.push('options are not all chosen');
  for (const {optionId, valueId} of variant.selectedOptions) {
    const option = options.find(({id}) => id === optionId);
    if (!option?.values.some(({id}) => id === valueId))
      problems.push(`value ${valueId} is unknown`);
  }
  return problems;
}

/** What is wrong with a product by its contract, beyond what its type says. */
export function productProblems(product: Product, currency: string): readonly string[] {
  const {id, slug, name, variants, options, media, rating, updatedAt} = product;
  const problems = generalProblems(product, currency);
  if (!id || !slug || !name.trim()) problems.push('it has no id, slug or name');
  if (slug.includes('/')) problems.push('its slug has a slash');
  if ((variants as readonly unknown[]).length === 0) problems.push('it has no variant');
  if (rating && (rating.average < 1 || rating.average > 5 || rating.count < 1)) {
    problems.push('its rating is out of range');
  }
  if (updatedAt !== undefined && !isMoment(updatedAt)) problems.push('updatedAt is no moment');
  problems.push(...pricingProblems(product.pricing));
  problems.push(
    ...repeated(
      variants.map((variant) => variant.id),
      'ids of variants',
    ),
  );
  problems.push(
    ...repeated(
      media.map((medium) => medium.id),
      'ids of media',
    ),
  );
  problems.push(
    ...repeated(
      options.map((option) => option.id),
      'ids of options',
    ),
  );
  for (const {values} of options) {
    problems.push(
      ...repeated(
        values.map((value) => value.id),
        'ids of values',
      ),
    );
  }
  return [...problems, ...variants.flatMap((variant) => variantProblems(product, variant))];
}

/** What is wrong with a category by its contract, beyond what its type says. */
export function categoryProblems({id, slug, name, ancestors}: Category): readonly string[] {
  const problems: Problems = [];
  if (!id || !slug || !name.trim()) problems.push('it has no id, slug or name');
  if (slug.includes('/')) problems.push('its slug has a slash');
  if (ancestors.some((ancestor) => ancestor.id === id)) problems.push('it is below itself');
  return problems;
}

const sumOf = (amounts: readonly Money[]) => amounts.reduce((sum, {amount}) => sum + amount, 0);

/** What is wrong with a cart by its contract, beyond what its type says. */
export function cartProblems(cart: Cart, currency: string): readonly string[] {
  const {id, lineItems, totals, totalQuantity, updatedAt} = cart;
  const problems = generalProblems(cart, currency);
  if (!id) problems.push('it has no id');
  if (!isMoment(updatedAt)) problems.push('updatedAt is no moment');
  if (lineItems.some(({quantity}) => quantity < 1)) problems.push('a line has a quantity below 1');
  if (totalQuantity !== lineItems.reduce((sum, {quantity}) => sum + quantity, 0)) {
    problems.push('totalQuantity is not the sum of the lines');
  }
  if (totals.subtotal.amount !== sumOf(lineItems.map(({subtotal}) => subtotal))) {
    problems.push('the subtotal is not the sum of the lines');
  }
  if (totals.discount.amount < 0) problems.push('the discount is negative');
  problems.push(
    ...repeated(
      lineItems.map((line) => line.id),
      'ids of lines',
    ),
  );
  return [...problems, ...lineItems.flatMap(({unitPricing}) => pricingProblems(unitPricing))];
}
