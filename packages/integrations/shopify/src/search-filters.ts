import {type Money, moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {RefinementSelection} from '@storefront-toolkit/types/search';
import type {ProductFilter} from './schema.ts';

/** The filters of Shopify that have values. A range of prices is sent by its bounds. */
const FILTERS: readonly (keyof ProductFilter)[] = [
  'available',
  'category',
  'productMetafield',
  'productType',
  'productVendor',
  'tag',
  'taxonomyMetafield',
  'variantMetafield',
  'variantOption',
];

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** Whether a filter may hold the value: a text, true or false, or an object of such. */
const isHeld = (value: unknown) =>
  isPlain(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isPlain));

/**
 * Reads a value of a refinement: the filter that Shopify gave for it, as JSON.
 *
 * @param value - It comes from the address of a page, so it may be anything.
 * @returns `undefined` when it isn't a filter.
 */
export function filterOf(value: string): ProductFilter | undefined {
  try {
    const filter = JSON.parse(value) as unknown;
    if (typeof filter !== 'object' || filter === null) return undefined;
    const [key, ...more] = Object.keys(filter);
    const isKnown = more.length === 0 && (FILTERS as readonly unknown[]).includes(key);
    return isKnown && Object.values(filter).every(isHeld) ? filter : undefined;
  } catch {
    return undefined;
  }
}

/** A text to call a selected value that Shopify doesn't name, since no product of the results has it. */
export function nameOfFilter(filter: ProductFilter): string {
  const [held] = Object.values(filter) as (object | string | boolean)[];
  if (typeof held !== 'object') return String(held);
  const {value = '', id = value} = held as {
    readonly value?: string | boolean;
    readonly id?: string;
  };
  return String(id);
}

/** A price in the currency of the request, as Shopify takes it. A price in another currency narrows nothing. */
const decimalOf = (price: Money | undefined, currency: CurrencyCode) =>
  price?.currency === currency ? Number(moneyToDecimal(price)) : undefined;

function filtersOf(selection: RefinementSelection, currency: CurrencyCode): ProductFilter[] {
  if (selection.type === 'values')
    return selection.values.flatMap((value) => filterOf(value) ?? []);
  if (selection.type !== 'price') return [];
  const [min, max] = [decimalOf(selection.min, currency), decimalOf(selection.max, currency)];
  if (min === undefined && max === undefined) return [];
  return [{price: {...(min !== undefined && {min}), ...(max !== undefined && {max})}}];
}

/** The filters for what a shopper has selected. A selection that Shopify has no filter for is left out. */
export const toFilters = (
  selections: readonly RefinementSelection[],
  currency: CurrencyCode,
): readonly ProductFilter[] => selections.flatMap((selection) => filtersOf(selection, currency));
