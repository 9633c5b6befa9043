const MONEY = '{ value currencyCode }';
const PRICES_OF = 'prices(includeTax: $includeTax, currencyCode: $currency)';
const VARIABLES = '$currency: currencyCode!, $includeTax: Boolean!';

const LISTED = `fragment ListedFields on Product {
  entityId name path
  brand { name }
  defaultImage { urlOriginal altText }
  ${PRICES_OF} { price ${MONEY} basePrice ${MONEY} priceRange { min ${MONEY} max ${MONEY} } }
  availabilityV2 { status }
  inventory { isInStock aggregated { availableToSell } }
  reviewSummary { averageRating numberOfReviews }
  customFields(first: 50) { edges { node { name value } } }
}`;

const COUNTED = 'isSelected productCount';
const CATEGORY = `entityId name ${COUNTED}`;

const FILTERS = `fragment FilterFields on SearchProductFilter {
  __typename name
  ... on BrandSearchFilter { brands(first: 50) { edges { node { entityId name ${COUNTED} } } } }
  ... on CategorySearchFilter {
    categories(first: 50) {
      edges { node { ${CATEGORY} subCategories(first: 50) { edges { node { ${CATEGORY} } } } } }
    }
  }
  ... on ProductAttributeSearchFilter {
    filterName attributes(first: 50) { edges { node { value ${COUNTED} } } }
  }
  ... on RatingSearchFilter { ratings(first: 10) { edges { node { value ${COUNTED} } } } }
  ... on OtherSearchFilter {
    freeShipping { ${COUNTED} } isFeatured { ${COUNTED} } isInStock { ${COUNTED} }
  }
}`;

/** The first product in an order, with an end of its prices: a filter of prices does not say how far they reach. */
const end = (name: string, sort: string, bound: string) =>
  `${name}: searchProducts(filters: $unpriced, sort: ${sort}) {
    products(first: 1) { edges { node { ${PRICES_OF} { priceRange { ${bound} ${MONEY} } } } } }
  }`;

export const SEARCH_QUERY = `query SearchProducts($filters: SearchProductsFiltersInput!, $unpriced: SearchProductsFiltersInput!,
  $sort: SearchProductsSortInput, $first: Int, $after: String, $last: Int, $before: String, ${VARIABLES}) {
  site {
    search {
      searchProducts(filters: $filters, sort: $sort) {
        products(first: $first, after: $after, last: $last, before: $before) {
          collectionInfo { totalItems }
          pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
          edges { node { ...ListedFields } }
        }
        filters(first: 50) { edges { node { ...FilterFields } } }
      }
      ${end('lowest', 'LOWEST_PRICE', 'min')}
      ${end('highest', 'HIGHEST_PRICE', 'max')}
    }
  }
}
${LISTED}
${FILTERS}`;

export const SUGGESTIONS_QUERY = `query Suggestions($filters: SearchProductsFiltersInput!, $first: Int!, ${VARIABLES}) {
  site {
    search {
      searchProducts(filters: $filters, sort: RELEVANCE) {
        products(first: $first) { edges { node { ...ListedFields } } }
      }
    }
  }
}
${LISTED}`;

export const RECOMMENDATIONS_QUERY = `query Recommendations($id: Int!, $first: Int!, ${VARIABLES}) {
  site { product(entityId: $id) { products: relatedProducts(first: $first) { edges { node { ...ListedFields } } } } }
}
${LISTED}`;
