import type {Mapping} from '@storefront-toolkit/integration-core';

/** The mapping of a product of a list. */
export const hitMapping: Mapping = {
  contract: 'ProductSummary',
  raw: 'Hit',
  rows: [
    {to: 'id', from: 'objectID'},
    {to: 'slug', from: 'slug'},
    {to: 'name', from: 'name'},
    {to: 'brand', from: 'brand'},
    {to: 'image.src', from: 'image.src'},
    {to: 'image.alt', from: 'image.alt'},
    {to: 'image.width', from: 'image.width'},
    {to: 'image.height', from: 'image.height'},
    {to: 'pricing.price', from: 'prices.EUR.price', note: 'decimal to minor units'},
    {to: 'pricing.listPrice', from: 'prices.EUR.listPrice', note: 'when it is above the price'},
    {
      to: 'pricing.discount',
      from: 'prices.EUR.listPrice',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'pricing.range.min', from: 'prices.EUR.min', note: 'when the highest is above it'},
    {to: 'pricing.range.max', from: 'prices.EUR.max', note: 'when the lowest is below it'},
    {to: 'pricing.tax', from: null, origin: 'set', note: 'the option `tax` of the integration'},
    {to: 'availability.status', from: 'availability.status'},
    {to: 'availability.quantity', from: 'availability.quantity'},
    {to: 'availability.expectedOn', from: 'availability.expectedOn'},
    {to: 'rating.average', from: 'rating.average'},
    {to: 'rating.count', from: 'rating.count', note: 'no rating when it is 0'},
    {to: 'badges[].id', from: 'badges[].id'},
    {to: 'badges[].label', from: 'badges[].label'},
    {to: 'badges[].tone', from: 'badges[].tone'},
    {to: 'promotions', from: null, origin: 'missing', note: 'empty'},
    {to: 'custom', from: null, origin: 'own', note: 'what your function for custom fields returns'},
  ],
};

/** The mapping of a page of results. */
export const searchMapping: Mapping = {
  contract: 'SearchResults',
  raw: 'SearchResponse',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {to: 'redirect', from: 'renderingContent.redirect.url', note: 'a path, or an HTTPS address'},
    {to: 'products', from: 'hits[].objectID', note: 'see the table before'},
    {to: 'pagination.type', from: null, origin: 'set', note: 'always by number'},
    {to: 'pagination.page', from: 'page', note: 'counted from 1'},
    {to: 'pagination.pageSize', from: 'hitsPerPage'},
    {to: 'pagination.totalItems', from: 'nbHits'},
    {to: 'pagination.totalPages', from: 'nbPages'},
    {
      to: 'refinements',
      from: 'facets',
      note: 'values of lists, swatches and Booleans with their counts. A merchandiser’s order comes first',
    },
    {
      to: 'refinements',
      from: 'facets_stats',
      note: 'the least and the greatest of ranges and prices',
    },
    {to: 'sortOptions', from: null, origin: 'set', note: 'the orders of the store'},
    {to: 'queryId', from: 'queryID'},
  ],
};

/** The mapping of suggestions. */
export const suggestionsMapping: Mapping = {
  contract: 'SuggestionsResult',
  raw: 'Hits of each index',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {to: 'terms[].term', from: 'terms.hits[].query'},
    {
      to: 'terms[].parts',
      from: 'terms.hits[]._highlightResult.query.value',
      note: 'parts in place of markup',
    },
    {to: 'products', from: 'products.hits[].objectID', note: 'see the table of hits'},
    {to: 'categories[].id', from: 'categories.hits[].objectID'},
    {to: 'categories[].slug', from: 'categories.hits[].slug'},
    {to: 'categories[].name', from: 'categories.hits[].name'},
    {to: 'pages[].id', from: 'pages.hits[].objectID'},
    {to: 'pages[].slug', from: 'pages.hits[].slug'},
    {to: 'pages[].title', from: 'pages.hits[].title'},
  ],
};
