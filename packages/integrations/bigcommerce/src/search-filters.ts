import {type Money, moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {RefinementSelection} from '@storefront-toolkit/types/search';

/** Start of the keys of attributes, whose names the store chooses. */
export const ATTRIBUTE = 'attribute.';

/** Filters as the API takes them. */
interface Filters {
  searchTerm?: string;
  categoryEntityId?: number;
  searchSubCategories?: boolean;
  brandEntityIds?: number[];
  categoryEntityIds?: number[];
  rating?: {minRating: number};
  price?: {minPrice?: number; maxPrice?: number};
  productAttributes?: {attribute: string; values: readonly string[]}[];
  isFreeShipping?: true;
  isFeatured?: true;
  hideOutOfStock?: true;
}

/** Ids of BigCommerce, which are whole numbers. Other values narrow nothing: they come from the address of a page. */
const idsOf = (values: readonly string[]) =>
  values.filter((value) => /^[1-9]\d{0,9}$/.test(value)).map(Number);

/** A price in the currency of the request. A price in another currency narrows nothing. */
const decimalOf = (price: Money | undefined, currency: CurrencyCode) =>
  price?.currency === currency ? Number(moneyToDecimal(price)) : undefined;

function valuesFilter(key: string, values: readonly string[]): Filters {
  const ids = idsOf(values);
  if (key.startsWith(ATTRIBUTE)) {
    return {productAttributes: [{attribute: key.slice(ATTRIBUTE.length), values}]};
  }
  if (key === 'brand' && ids.length > 0) return {brandEntityIds: ids};
  if (key === 'category' && ids.length > 0) return {categoryEntityIds: ids};
  const ratings = ids.filter((stars) => stars <= 5);
  if (key === 'rating' && ratings.length > 0) return {rating: {minRating: Math.min(...ratings)}};
  return {};
}

function filterOf(selection: RefinementSelection, currency: CurrencyCode): Filters {
  const {key} = selection;
  if (selection.type === 'values') return valuesFilter(key, selection.values);
  if (selection.type === 'boolean') {
    if (key === 'free-shipping') return {isFreeShipping: true};
    if (key === 'featured-only') return {isFeatured: true};
    return key === 'in-stock' ? {hideOutOfStock: true} : {};
  }
  if (selection.type !== 'price') return {};
  const [min, max] = [selection.min, selection.max].map((price) => decimalOf(price, currency));
  if (min === undefined && max === undefined) return {};
  return {
    price: {...(min !== undefined && {minPrice: min}), ...(max !== undefined && {maxPrice: max})},
  };
}

/** The list that is narrowed. */
export interface Narrowed {
  readonly term: string;
  readonly selections: readonly RefinementSelection[];
  readonly currency: CurrencyCode;
  /** Key of the category whose products are asked for, with those of the categories below it. */
  readonly categoryId?: number | undefined;
}

/**
 * The filters for the words, the category, and what a shopper has selected. A selection that BigCommerce has no filter for is left out.
 * The API asks for one filter at least: without any, each product has a price of 0 or above.
 */
export function toFilters({term, selections, currency, categoryId}: Narrowed): Filters {
  const words = term.trim();
  const filters: Filters = {
    ...(words && {searchTerm: words}),
    ...(categoryId !== undefined && {categoryEntityId: categoryId, searchSubCategories: true}),
  };
  for (const selection of selections) {
    const {productAttributes, ...other} = filterOf(selection, currency);
    Object.assign(filters, other);
    if (productAttributes) {
      filters.productAttributes = [...(filters.productAttributes ?? []), ...productAttributes];
    }
  }
  return Object.keys(filters).length > 0 ? filters : {price: {minPrice: 0}};
}
