import {type Field, readEach} from '@storefront-toolkit/integration-core';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import type {SuggestionsResult, TextPart} from '@storefront-toolkit/types/search';
import {normalizeSummary, type SummaryContext} from './normalize-summary.ts';
import {reportNothing} from './normalize-variant.ts';
import type {Raw} from './raw.ts';
import type {PredictiveSearchResult} from './schema.ts';

/** The suggestions of the Storefront API. */
export type RawSuggestions = Raw<PredictiveSearchResult>;

/** The context that {@link normalizeSuggestions} needs besides Shopify's answer. */
export interface SuggestionsContext<Custom extends object = object> extends SummaryContext<Custom> {
  /** The typed text. */
  readonly term: string;
}

/** A text in parts, with the one marked that a shopper has typed, whatever its case. Shopify's own marks are HTML. */
export function partsOf(text: string, typed: string): readonly TextPart[] {
  const [inText, wanted] = [text.toLowerCase(), typed.trim().toLowerCase()];
  const start = inText.indexOf(wanted);
  // Few letters, such as "İ", are longer in lower case, so places in one text are none in the other.
  if (start < 0 || !wanted || inText.length !== text.length) return [{text, matched: false}];
  const end = start + wanted.length;
  const parts = [
    {text: text.slice(0, start), matched: false},
    {text: text.slice(start, end), matched: true},
    {text: text.slice(end), matched: false},
  ];
  return parts.filter((part) => part.text !== '');
}

/**
 * Turns the suggestions of the Storefront API into those of the contract. Those that can't be read are left out, and reported.
 *
 * @param field - The suggestions. Shopify may answer `null` for none.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSuggestions<Custom extends object>(
  field: Field<RawSuggestions | null>,
  {term, ...context}: SuggestionsContext<Custom>,
): SuggestionsResult<ProductSummary<Custom>> {
  const {report = reportNothing} = context;
  if (field.value === null) return {term, terms: [], products: [], categories: [], pages: []};
  return {
    term,
    terms: readEach(field.at('queries').list(), 'term', report, (query) => {
      const text = query.at('text').filledText();
      return {term: text, parts: partsOf(text, term)};
    }),
    products: readEach(field.at('products').list(), 'product', report, (product) =>
      normalizeSummary<Custom>(product, context),
    ),
    categories: readEach(field.at('collections').list(), 'category', report, (collection) => ({
      id: collection.at('id').filledText(),
      slug: collection.at('handle').filledText(),
      name: collection.at('title').filledText(),
    })),
    pages: readEach(field.at('pages').list(), 'page', report, (page) => ({
      id: page.at('id').filledText(),
      slug: page.at('handle').filledText(),
      title: page.at('title').filledText(),
    })),
  };
}
