import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import type {SuggestionsResult, TermSuggestion} from '@storefront-toolkit/types/search';
import {
  categoryHrefOf,
  pageHrefOf,
  productHrefOf,
  type SuggestionAddresses,
  termHref,
} from './addresses.ts';
import type {SearchBoxLabels} from './labels.ts';

/** One suggestion, with its address. */
export type Suggestion = {key: string; href: string} & (
  | {kind: 'term'; term: TermSuggestion}
  | {kind: 'product'; product: ProductSummary}
  | {kind: 'category' | 'page'; name: string}
);

/** Suggestions of one kind, with their heading. */
export interface SuggestionGroup {
  heading: string;
  suggestions: readonly Suggestion[];
}

/** The suggestions in groups, in the order in which they are shown. Kinds without suggestions are left out. */
export function groupsOf(
  result: SuggestionsResult | undefined,
  addresses: SuggestionAddresses,
  words: SearchBoxLabels,
): readonly SuggestionGroup[] {
  if (!result) return [];
  const groups: SuggestionGroup[] = [
    {
      heading: words.terms,
      suggestions: result.terms.map((term) => ({
        kind: 'term',
        key: `term-${term.term}`,
        href: termHref(addresses, term.term),
        term,
      })),
    },
    {
      heading: words.products,
      suggestions: result.products.map((product) => ({
        kind: 'product',
        key: `product-${product.id}`,
        href: productHrefOf(addresses, product),
        product,
      })),
    },
    {
      heading: words.categories,
      suggestions: result.categories.map((category) => ({
        kind: 'category',
        key: `category-${category.id}`,
        href: categoryHrefOf(addresses, category),
        name: category.name,
      })),
    },
    {
      heading: words.pages,
      suggestions: result.pages.map((page) => ({
        kind: 'page',
        key: `page-${page.id}`,
        href: pageHrefOf(addresses, page),
        name: page.title,
      })),
    },
  ];
  return groups.filter(({suggestions}) => suggestions.length > 0);
}
