import type {Cart, CustomLineItem, Totals} from '@storefront-toolkit/types/cart';
import type {Category, Pricing, Product, ProductVariant} from '@storefront-toolkit/types/catalog';
import {
  addMoney,
  compareMoney,
  isMoney,
  type Money,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import {pathOf, stepsBelow, valueAt} from './paths.ts';

type Problems = string[];

const isMoment = (value: string) => !Number.isNaN(Date.parse(value)) && value.endsWith('Z');

/** A value that no answer may hold, whatever its type: it would not survive JSON, or is money of another currency. */
export function generalProblems(value: unknown, currency: string): Problems {
  return stepsBelow(value).flatMap((steps) => {
    const held = valueAt(value, steps);
    const path = pathOf(steps);
    if (typeof held === 'number' && !Number.isFinite(held)) return [`${path} is ${held}`];
    if (typeof held === 'function' || typeof held === 'symbol') return [`${path} isn't data`];
    if (typeof held !== 'object' || held === null || !('exponent' in held)) return [];
    if (!isMoney(held)) return [`${path} isn't money`];
    return held.currency === currency ? [] : [`${path} is in ${held.currency}`];
  });
}

/** Finds faults in the prices of one thing. */
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

/** The message for a value that is there twice. */
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

/** Finds faults in a product by its contract that its type can't express. */
export function productProblems(product: Product, currency: string): readonly string[] {
  const {id, slug, name, variants, options, media, rating, updatedAt} = product;
  const problems = generalProblems(product, currency);
  if (!id || !slug || !name.trim()) problems.push('it has no id, slug or name');
  if (slug.includes('/')) problems.push('its slug has a slash');
  if ((variants as readonly unknown[]).length === 0) problems.push('it has no variant');
  if (rating && (rating.average < 1 || rating.average > 5 || rating.count < 1)) {
    problems.push('its rating is out of range');
  }
  if (updatedAt !== undefined && !isMoment(updatedAt)) problems.push("updatedAt isn't a moment");
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

/** Finds faults in a category by its contract that its type can't express. */
export function categoryProblems({id, slug, name, ancestors}: Category): readonly string[] {
  const problems: Problems = [];
  if (!id || !slug || !name.trim()) problems.push('it has no id, slug or name');
  if (slug.includes('/')) problems.push('its slug has a slash');
  if (ancestors.some((ancestor) => ancestor.id === id)) problems.push('it is below itself');
  return problems;
}

/** The lines of a cart or an order, as far as they are added up. */
interface Lines {
  readonly lineItems: readonly {readonly id: string; readonly subtotal?: Money}[];
  readonly customLineItems: readonly CustomLineItem[];
  readonly totals: Totals;
}

/**
 * Finds faults in the sums of a cart or an order: `subtotal − discount + shipping`, and the tax that prices don't contain, is the total,
 * the lines are the subtotal, and the taxes with a name are the tax. Lines without a subtotal of their own are not added up.
 */
export function totalsProblems({lineItems, customLineItems, totals}: Lines): readonly string[] {
  const {subtotal, discount, shipping, tax, taxLines, taxTreatment, total} = totals;
  const {currency} = total;
  const added = [shipping, taxTreatment === 'excluded' ? tax : null].filter(
    (part) => part !== null,
  );
  const sum = addMoney(subtractMoney(subtotal, discount), sumMoney(added, currency));
  const problems: Problems = [];
  if (compareMoney(sum, total) !== 0) {
    problems.push(`the parts add up to ${sum.amount} and the total is ${total.amount}`);
  }
  if (discount.amount < 0) problems.push('the discount is negative');
  const priced = lineItems.flatMap((line) => line.subtotal ?? []);
  const lines = sumMoney([...priced, ...customLineItems.map((line) => line.subtotal)], currency);
  if (priced.length === lineItems.length && compareMoney(lines, subtotal) !== 0) {
    problems.push('the subtotal is not the sum of the lines');
  }
  if (taxLines) {
    const taxes = sumMoney(
      taxLines.map(({amount}) => amount),
      currency,
    );
    if (!tax || taxLines.length === 0 || compareMoney(taxes, tax) !== 0) {
      problems.push('the tax is not the sum of its lines');
    }
    if (taxLines.some(({label, rate = 0}) => !label.trim() || rate < 0 || rate > 1)) {
      problems.push('a tax has no label, or a rate that is not from 0 to 1');
    }
  }
  if (customLineItems.some(({quantity}) => quantity < 1)) {
    problems.push('a custom line has a quantity below 1');
  }
  const ids = [...lineItems, ...customLineItems].map(({id}) => id);
  return [...problems, ...repeated(ids, 'ids of lines')];
}

/** Finds faults in a cart by its contract that its type can't express. */
export function cartProblems(cart: Cart, currency: string): readonly string[] {
  const {id, lineItems, totalQuantity, updatedAt} = cart;
  const problems = generalProblems(cart, currency);
  if (!id) problems.push('it has no id');
  if (!isMoment(updatedAt)) problems.push("updatedAt isn't a moment");
  if (lineItems.some(({quantity}) => quantity < 1)) problems.push('a line has a quantity below 1');
  if (totalQuantity !== lineItems.reduce((sum, {quantity}) => sum + quantity, 0)) {
    problems.push('totalQuantity is not the sum of the lines');
  }
  problems.push(...totalsProblems(cart));
  return [...problems, ...lineItems.flatMap(({unitPricing}) => pricingProblems(unitPricing))];
}
