const IMAGE = 'urlOriginal altText';
const PRICES =
  'prices(includeTax: $includeTax, currencyCode: $currency) { price { value currencyCode } basePrice { value currencyCode } }';

const PRODUCT = `fragment ProductFields on Product {
  entityId name path plainTextDescription minPurchaseQuantity maxPurchaseQuantity
  brand { name }
  defaultImage { ${IMAGE} }
  images(first: 50) { edges { node { ${IMAGE} } } }
  availabilityV2 { status }
  reviewSummary { averageRating numberOfReviews }
  seo { pageTitle metaDescription }
  categories(first: 10) { edges { node { entityId name path } } }
  productOptions(first: 20) {
    edges {
      node {
        entityId displayName isVariantOption
        ... on MultipleChoiceOption {
          values(first: 50) {
            edges { node { entityId label ... on SwatchOptionValue { hexColors imageUrl(width: 80) } } }
          }
        }
      }
    }
  }
  variants(first: $variantsPerPage, after: $after) {
    edges {
      node {
        entityId sku gtin upc isPurchasable
        inventory { isInStock aggregated { availableToSell } }
        ${PRICES}
        defaultImage { ${IMAGE} }
        options(first: 20) {
          edges { node { entityId displayName values(first: 1) { edges { node { entityId label } } } } }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
  customFields(first: 50) { edges { node { name value } } }
}`;

const VARIABLES =
  '$currency: currencyCode!, $includeTax: Boolean!, $variantsPerPage: Int!, $after: String';

export const PRODUCT_QUERY = `query Product($id: Int, $sku: String, ${VARIABLES}) {
  site { product(entityId: $id, sku: $sku) { ...ProductFields } }
}
${PRODUCT}`;

export const ROUTE_QUERY = `query ProductByPath($path: String!, ${VARIABLES}) {
  site { route(path: $path) { node { __typename ... on Product { ...ProductFields } } } }
}
${PRODUCT}`;

export const PRODUCTS_QUERY = `query Products($ids: [Int!]!, $first: Int!, ${VARIABLES}) {
  site { products(entityIds: $ids, first: $first) { edges { node { ...ProductFields } } } }
}
${PRODUCT}`;

const NODE = 'entityId name path';

export const TREE_QUERY = `query CategoryTree($rootId: Int) {
  site {
    categoryTree(rootEntityId: $rootId) {
      ${NODE} children { ${NODE} children { ${NODE} children { ${NODE} children { ${NODE} } } } }
    }
  }
}`;

export const CATEGORY_QUERY = `query Category($id: Int!) {
  site {
    category(entityId: $id) { ${NODE} description defaultImage { ${IMAGE} } seo { pageTitle metaDescription } }
  }
}`;
