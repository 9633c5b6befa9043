import {type Field, fieldOf, readEach} from '@storefront-toolkit/integration-core';
import type {CategoryReference, ProductSummary} from '@storefront-toolkit/types/catalog';
import type {
  PageSuggestion,
  SuggestionsResult,
  TermSuggestion,
  TextPart,
} from '@storefront-toolkit/types/search';
import {type HitContext, normalizeHit} from './normalize-hit.ts';
import type {RawCategoryHit, RawHit, RawPageHit, RawSuggestion} from './raw.ts';
import {MARK, type SuggestionKind} from './requests.ts';

/** The context that {@link normalizeSuggestions} needs besides Algolia's answer. */
export interface SuggestionsContext<Custom extends object = object> extends HitContext<Custom> {
  /** The typed text. */
  readonly term: string;
  /** The input of each query, in their order. */
  readonly kinds: readonly SuggestionKind[];
}

/** A text with marks, as parts. Put together they are the text: marks that don't fit it are left out. */
export function partsOf(text: string, marked: string | undefined): readonly TextPart[] {
  const parts = (marked ?? '').split(MARK.start).flatMap((piece, index): TextPart[] => {
    const [inside = '', ...outside] = index === 0 ? ['', piece] : piece.split(MARK.end);
    return [
      {text: inside, matched: true},
      {text: outside.join(''), matched: false},
    ];
  });
  const filled = parts.filter((part) => part.text !== '');
  const whole = filled.map((part) => part.text).join('');
  return whole === text ? filled : [{text, matched: false}];
}

function readTerm(hit: Field<RawSuggestion>): TermSuggestion {
  const term = hit.at('query').filledText();
  const highlight = hit.at('_highlightResult').given();
  const marked = highlight?.at('query').given()?.at('value').optionalText();
  return {term, parts: partsOf(term, marked)};
}

const readCategory = (hit: Field<RawCategoryHit>): CategoryReference => ({
  id: hit.at('objectID').filledText(),
  slug: hit.at('slug').filledText(),
  name: hit.at('name').filledText(),
});

const readPage = (hit: Field<RawPageHit>): PageSuggestion => ({
  id: hit.at('objectID').filledText(),
  slug: hit.at('slug').filledText(),
  title: hit.at('title').filledText(),
});

/** An answer to one query for suggestions. */
interface RawHits {
  readonly hits?: readonly unknown[] | null;
}

/**
 * Turns the answers to the queries for suggestions into those of the contract.
 *
 * @param raw - `results` of the answer.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSuggestions<Custom extends object>(
  raw: readonly (RawHits | null | undefined)[] | null | undefined,
  {term, kinds, ...context}: SuggestionsContext<Custom>,
): SuggestionsResult<ProductSummary<Custom>> {
  const results = fieldOf(raw, context.source, 'results');
  const responses = results.list();
  const hitsOf = <Hit>(kind: SuggestionKind): readonly Field<Hit>[] => {
    const index = kinds.indexOf(kind);
    if (index < 0) return [];
    const response = responses[index] ?? results.fail('a list with an answer for each query');
    return response.at('hits').list();
  };
  const {report} = context;
  return {
    term,
    terms: readEach(hitsOf<RawSuggestion>('terms'), 'term', report, readTerm),
    products: readEach(hitsOf<RawHit>('products'), 'product', report, (hit) =>
      normalizeHit<Custom>(hit, context),
    ),
    categories: readEach(hitsOf<RawCategoryHit>('categories'), 'category', report, readCategory),
    pages: readEach(hitsOf<RawPageHit>('pages'), 'page', report, readPage),
  };
}
