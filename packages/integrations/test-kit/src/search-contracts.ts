import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {compareMoney} from '@storefront-toolkit/types/cms';
import type {
  Refinement,
  RefinementValue,
  SearchResults,
  SuggestionsResult,
} from '@storefront-toolkit/types/search';
import {generalProblems, pricingProblems, repeated} from './contracts.ts';

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Finds faults in the summary of a product by its contract that its type can't express. */
export function summaryProblems(summary: ProductSummary, currency: string): readonly string[] {
  const {id, slug, name, pricing, rating} = summary;
  const problems = [...generalProblems(summary, currency), ...pricingProblems(pricing)];
  if (!id || !slug.trim() || !name.trim()) problems.push('it has no id, slug or name');
  if (rating && (rating.average < 1 || rating.average > 5 || rating.count < 1)) {
    problems.push('its rating is out of range');
  }
  return problems;
}

function valuesProblems(key: string, values: readonly RefinementValue[]): readonly string[] {
  return [
    ...(values.length === 0 ? [`${key} has no values`] : []),
    ...values.flatMap(({value, label, count}) =>
      label && isCount(count) ? [] : [`${key}: ${value} has no label or count`],
    ),
    ...repeated(
      values.map(({value}) => value),
      `values of ${key}`,
    ),
  ];
}

function refinementProblems(refinement: Refinement): readonly string[] {
  const {key} = refinement;
  switch (refinement.type) {
    case 'list':
    case 'swatch':
      return valuesProblems(key, refinement.values);
    case 'boolean':
      return isCount(refinement.count) ? [] : [`${key} has no count`];
    case 'range':
      return refinement.min <= refinement.max ? [] : [`${key} ends before it begins`];
    case 'price':
      return compareMoney(refinement.min, refinement.max) <= 0
        ? []
        : [`${key} ends before it begins`];
  }
}

function paginationProblems(pagination: SearchResults['pagination']): readonly string[] {
  const {pageSize, totalItems = 0} = pagination;
  const problems = pageSize >= 1 && isCount(pageSize) ? [] : ['its pages have no size'];
  if (!isCount(totalItems)) problems.push('its items are not counted');
  if (pagination.type === 'cursor') {
    const {previous, next} = pagination;
    if (previous === '' || next === '') problems.push('a cursor is empty');
    if (next !== undefined && next === previous) problems.push('its cursors lead in a circle');
    return problems;
  }
  const {page, totalPages} = pagination;
  if (![page, totalPages].every(isCount) || page < 1) {
    problems.push(`there is no page ${page} of ${totalPages}`);
  }
  if (totalPages > Math.ceil(totalItems / pageSize)) problems.push('there are pages without items');
  return problems;
}

/** Finds faults in a page of results by its contract that its type can't express. */
export function searchProblems(results: SearchResults, currency: string): readonly string[] {
  const {products, pagination, refinements, sortOptions} = results;
  const problems = [...generalProblems(results, currency), ...paginationProblems(pagination)];
  if (sortOptions.filter(({selected}) => selected).length !== 1) {
    problems.push('not exactly one order is selected');
  }
  const keys = refinements.map(({key}) => key);
  return [
    ...problems,
    ...repeated(keys, 'keys of refinements'),
    ...refinements.flatMap(refinementProblems),
    ...products.flatMap((product) => summaryProblems(product, currency)),
  ];
}

/** Finds faults in suggestions by their contract that their type can't express. */
export function suggestionsProblems(
  {terms, products, categories, pages}: SuggestionsResult,
  currency: string,
): readonly string[] {
  const named = [...categories, ...pages.map(({title, ...page}) => ({...page, name: title}))];
  return [
    ...terms.flatMap(({term, parts}) =>
      parts.map(({text}) => text).join('') === term ? [] : [`the parts of ${term} are not it`],
    ),
    ...products.flatMap((product) => summaryProblems(product, currency)),
    ...named.flatMap(({id, slug, name}) => (id && slug && name ? [] : [`${id} has no name`])),
  ];
}
