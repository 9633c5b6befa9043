import {moneyFromDecimal, moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import {
  type PagePosition,
  type ProductSearchInput,
  type RefinementSelection,
  type SearchResults,
  selectionsOf,
} from '@storefront-toolkit/types/search';

/** A query with its `?`, for a page of the same results: what the form of the filters sends, and the page. */
export function listingQuery(results: SearchResults, {page, cursor}: PagePosition): string {
  const query = new URLSearchParams();
  const add = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.append(key, String(value));
  };
  add('q', results.term);
  for (const selection of selectionsOf(results.refinements)) {
    const {key} = selection;
    if (selection.type === 'values') selection.values.forEach((value) => add(key, value));
    if (selection.type === 'boolean') add(key, 'true');
    if (selection.type === 'range') {
      add(`${key}.min`, selection.min);
      add(`${key}.max`, selection.max);
    }
    if (selection.type === 'price') {
      add(`${key}.min`, selection.min && moneyToDecimal(selection.min));
      add(`${key}.max`, selection.max && moneyToDecimal(selection.max));
    }
  }
  add('sort', results.sortOptions.find(({selected}) => selected)?.key);
  add('cursor', cursor);
  if (page > 1) add('page', page);
  return `?${query}`;
}

/** The kind of each refinement that your search has, by its key: `{color: 'values', price: 'price'}`. */
export type RefinementKinds = Readonly<Record<string, RefinementSelection['type']>>;

/**
 * Reads the address of a listing. Add `pageSize`, and the category, and search with it.
 *
 * @param query The parameters of the address. Values that don't fit are left out.
 * @param kinds The refinements to read.
 * @param currency Currency of the prices.
 */
export function readListing(
  query: URLSearchParams,
  kinds: RefinementKinds,
  currency: CurrencyCode,
): Omit<ProductSearchInput, 'pageSize'> {
  const page = Number(query.get('page'));
  return {
    term: query.get('q') ?? '',
    selections: Object.entries(kinds).flatMap(
      ([key, type]) => readSelection(query, key, type, currency) ?? [],
    ),
    sort: query.get('sort') || undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    cursor: query.get('cursor') || undefined,
  };
}

function readSelection(
  query: URLSearchParams,
  key: string,
  type: RefinementSelection['type'],
  currency: CurrencyCode,
): RefinementSelection | undefined {
  if (type === 'values') {
    const [first, ...more] = query.getAll(key).filter(Boolean);
    return first === undefined ? undefined : {type, key, values: [first, ...more]};
  }
  if (type === 'boolean') return query.get(key) === 'true' ? {type, key} : undefined;

  const min = readBound(query, key, 'min');
  const max = readBound(query, key, 'max');
  if (min === undefined && max === undefined) return undefined;
  if (type === 'range') return {type, key, min: toNumber(min), max: toNumber(max)};
  const toMoney = (text?: string) => text && moneyFromDecimal(text, currency, 'half-up');
  return {type, key, min: toMoney(min) || undefined, max: toMoney(max) || undefined};
}

const DECIMAL = /^\d{1,9}(\.\d{1,4})?$/;

const toNumber = (text?: string) => (text === undefined ? undefined : Number(text));

/** One end of a range. The form has a field for each, `price.min=50`; links of the CMS have both in one, `price=50..120`. */
function readBound(query: URLSearchParams, key: string, end: 'min' | 'max'): string | undefined {
  const both = (query.get(key) ?? '').split('..');
  const text = query.get(`${key}.${end}`) ?? both[end === 'min' ? 0 : 1] ?? '';
  return DECIMAL.test(text) ? text : undefined;
}
