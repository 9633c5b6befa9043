import {COLLECTION, CONTEXT, CONTEXT_VARIABLES, IMAGE, MENU} from './queries.ts';

const MONEY = '{ amount currencyCode }';

const SUMMARY = `fragment SummaryFields on Product {
  id handle title vendor availableForSale
  featuredImage { ...ImageFields }
  priceRange { minVariantPrice ${MONEY} maxVariantPrice ${MONEY} }
  selectedOrFirstAvailableVariant { price ${MONEY} compareAtPrice ${MONEY} }
  metafields(identifiers: $productMetafields) { namespace key type value }
}
${IMAGE}`;

const FILTERS = `fragment FilterFields on Filter {
  id label type presentation
  values {
    id label count input
    swatch { color image { previewImage { ...ImageFields } } }
  }
}`;

const PAGE_INFO = 'pageInfo { hasPreviousPage hasNextPage startCursor endCursor }';
const PAGE_VARIABLES = '$first: Int, $after: String, $last: Int, $before: String';
const PAGE = 'first: $first, after: $after, last: $last, before: $before';
const METAFIELDS = '$productMetafields: [HasMetafieldsIdentifier!]!';

export const SEARCH_QUERY = `query Search($term: String!, $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean,
  ${PAGE_VARIABLES}, ${METAFIELDS}, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  search(query: $term, types: [PRODUCT], productFilters: $filters, sortKey: $sortKey, reverse: $reverse, ${PAGE}) {
    totalCount
    productFilters { ...FilterFields }
    nodes { __typename ... on Product { ...SummaryFields } }
    ${PAGE_INFO}
  }
}
${FILTERS}
${SUMMARY}`;

export const ALL_PRODUCTS_QUERY = `query AllProducts($sortKey: ProductSortKeys, $reverse: Boolean,
  ${PAGE_VARIABLES}, ${METAFIELDS}, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  products(sortKey: $sortKey, reverse: $reverse, ${PAGE}) {
    nodes { __typename ...SummaryFields }
    ${PAGE_INFO}
  }
}
${SUMMARY}`;

export const CATEGORY_PRODUCTS_QUERY = `query CategoryProducts($id: ID, $handle: String, $menu: String!, $filters: [ProductFilter!],
  $sortKey: ProductCollectionSortKeys, $reverse: Boolean, ${PAGE_VARIABLES}, ${METAFIELDS},
  $metafields: [HasMetafieldsIdentifier!]!, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  collection(id: $id, handle: $handle) {
    ...CollectionFields
    products(filters: $filters, sortKey: $sortKey, reverse: $reverse, ${PAGE}) {
      filters { ...FilterFields }
      nodes { __typename ...SummaryFields }
      ${PAGE_INFO}
    }
  }
  menu(handle: $menu) { ...MenuTree }
}
${COLLECTION}
${FILTERS}
${SUMMARY}
${MENU}`;

export const SUGGESTIONS_QUERY = `query Suggestions($term: String!, $limit: Int!, ${METAFIELDS}, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  predictiveSearch(query: $term, limit: $limit, limitScope: EACH, types: [PRODUCT, QUERY, COLLECTION, PAGE]) {
    products { ...SummaryFields }
    queries { text }
    collections { id handle title }
    pages { id handle title }
  }
}
${SUMMARY}`;

export const RECOMMENDATIONS_QUERY = `query Recommendations($productId: ID!, $intent: ProductRecommendationIntent, ${METAFIELDS}, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  productRecommendations(productId: $productId, intent: $intent) { ...SummaryFields }
}
${SUMMARY}`;
