import type {
  SearchAndExpression,
  SearchExactExpression,
  SearchFieldType,
  SearchLongRangeExpression,
  SearchNumberRangeExpression,
} from '@commercetools/platform-sdk';
import type {MeasureUnit, Swatch} from '@storefront-toolkit/types/catalog';
import {type Money, moneyFromDecimal, moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {ProductSearchInput, RefinementSelection} from '@storefront-toolkit/types/search';

/** The parts that every facet has. */
interface FacetBase {
  /** Key of the refinement, as addresses have it. */
  readonly key: string;
  /** Name that shoppers see, in the language of the request. */
  readonly label: string;
}

/** The field of products that a facet is about. */
interface FieldFacet extends FacetBase {
  /** Searchable field, such as `variants.attributes.color.key`. */
  readonly field: string;
  /** Type of the attribute, such as `lenum`. Fields that all products have need none. */
  readonly fieldType?: SearchFieldType | undefined;
  /** Language of a localized field, as the project names it. */
  readonly language?: string | undefined;
}

interface ValuesFacet extends FieldFacet {
  /** Whether a product needs one of the selected values, or all of them. */
  readonly operator: 'or' | 'and';
  /** Name of a value that shoppers see. Without it, it is the value itself. */
  readonly labelOf?: ((value: string) => string) | undefined;
}

/** Something that shoppers can narrow results by. commercetools has no names and no samples for it, so the store gives them. */
export type CommercetoolsFacet =
  | (ValuesFacet & {readonly type: 'list'})
  | (ValuesFacet & {
      readonly type: 'swatch';
      /** The sample of a value. */
      readonly swatchOf: (value: string) => Swatch;
    })
  | (FieldFacet & {readonly type: 'boolean'})
  | (FieldFacet & {
      readonly type: 'range';
      readonly unit?: MeasureUnit | undefined;
    })
  | (FacetBase & {readonly type: 'price'});

/** A part of a query. */
export type Condition =
  | SearchAndExpression
  | SearchExactExpression
  | SearchNumberRangeExpression
  | SearchLongRangeExpression;

const PRICE = 'variants.prices.centAmount';

/** Longest text that the API compares with a field. */
export const LONGEST_TEXT = 256;

/** The products that have a price in a currency. */
export const inCurrency = (currency: CurrencyCode): SearchExactExpression => ({
  exact: {field: 'variants.prices.currencyCode', value: currency},
});

/** The field of a facet, as queries and facets name it. A facet of prices has that of all amounts. */
export function fieldOf(facet: CommercetoolsFacet) {
  if (facet.type === 'price') return {field: PRICE};
  const {field, fieldType, language} = facet;
  return {field, ...(fieldType && {fieldType}), ...(language && {language})};
}

/** A price in cents of the request's currency. One in another currency narrows nothing. */
const centsOf = (price: Money | undefined, currency: CurrencyCode) =>
  price?.currency === currency
    ? moneyFromDecimal(moneyToDecimal(price), currency, 'half-up').amount
    : undefined;

/** The condition of a selection. `undefined` when it narrows nothing. It comes from the address of a page, so it may be anything. */
function conditionOf(
  facet: CommercetoolsFacet,
  selection: RefinementSelection,
  currency: CurrencyCode,
): Condition | undefined {
  const at = fieldOf(facet);
  if (selection.type === 'values' && (facet.type === 'list' || facet.type === 'swatch')) {
    // No product has a longer one, and the API refuses it.
    const values = selection.values.filter(({length}) => length > 0 && length <= LONGEST_TEXT);
    if (values.length === 0) return undefined;
    if (facet.operator === 'or') return {exact: {...at, values}};
    return {and: values.map((value): SearchExactExpression => ({exact: {...at, value}}))};
  }
  if (selection.type === 'boolean' && facet.type === 'boolean')
    return {exact: {...at, value: true}};
  if (selection.type === 'range' && facet.type === 'range') {
    const {min, max} = selection;
    const bounds = {...(min !== undefined && {gte: min}), ...(max !== undefined && {lte: max})};
    return Object.keys(bounds).length > 0 ? {range: {...at, ...bounds}} : undefined;
  }
  if (selection.type === 'price' && facet.type === 'price') {
    const [min, max] = [selection.min, selection.max].map((price) => centsOf(price, currency));
    const bounds = {...(min !== undefined && {gte: min}), ...(max !== undefined && {lte: max})};
    if (Object.keys(bounds).length === 0) return undefined;
    return {and: [inCurrency(currency), {range: {...at, ...bounds}}]};
  }
  return undefined;
}

/** A facet with the condition of the shopper's selection. */
export interface ChosenFacet {
  readonly facet: CommercetoolsFacet;
  readonly condition: Condition | undefined;
}

/** The facets of a request, each with its selection. */
export const chosenFacets = (
  facets: readonly CommercetoolsFacet[],
  {selections}: Pick<ProductSearchInput, 'selections'>,
  currency: CurrencyCode,
): readonly ChosenFacet[] =>
  facets.map((facet) => {
    const selection = selections.find(({key}) => key === facet.key);
    return {facet, condition: selection && conditionOf(facet, selection, currency)};
  });
