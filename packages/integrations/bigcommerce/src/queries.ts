const IMAGE = 'urlOriginal altText';
const PRICES =
  'prices(includeTax: $includeTax, currencyCode: $currency) { price { value currencyCode } basePrice { value currencyCode } }';

const PRODUCT = `fragment ProductFields on Product {
  entityId name path plainTextDescription description minPurchaseQuantity maxPurchaseQuantity
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
    edges { node { ...VariantFields } }
    pageInfo { hasNextPage endCursor }
  }
  customFields(first: 50) { edges { node { name value } } }
}
fragment VariantFields on Variant {
  entityId sku gtin upc isPurchasable
  inventory { isInStock aggregated { availableToSell } }
  ${PRICES}
  defaultImage { ${IMAGE} }
  options(first: 20) {
    edges { node { entityId displayName values(first: 1) { edges { node { entityId label } } } } }
  }
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
    category(entityId: $id) { ...CategoryFields }
  }
}
fragment CategoryFields on Category {
  ${NODE} description defaultImage { ${IMAGE} } seo { pageTitle metaDescription }
}`;

const MONEY = '{ value currencyCode }';
const ITEM = `entityId productEntityId variantEntityId name sku url quantity
  image { ${IMAGE} } originalPrice ${MONEY} listPrice ${MONEY} extendedSalePrice ${MONEY}
  selectedOptions { entityId name ... on CartSelectedMultipleChoiceOption { value valueEntityId } }`;

export const CART_QUERY = `query Cart($id: String!) {
  site {
    cart(entityId: $id) {
      entityId currencyCode isTaxIncluded updatedAt { utc } discountedAmount ${MONEY}
      lineItems {
        physicalItems { ${ITEM} giftWrapping { name amount ${MONEY} } }
        digitalItems { ${ITEM} }
        giftCertificates { entityId name amount ${MONEY} }
        customItems { entityId name quantity listPrice ${MONEY} }
      }
    }
    checkout(entityId: $id) {
      subtotal ${MONEY} grandTotal ${MONEY} taxTotal ${MONEY}
      taxes { name amount ${MONEY} }
      shippingCostTotal ${MONEY} handlingCostTotal ${MONEY}
      coupons { code discountedAmount ${MONEY} }
      giftCertificates { code used ${MONEY} }
      customerMessage
    }
  }
}`;

export const VARIANT_QUERY = `query ProductOfVariant($id: Int!) {
  site { product(variantEntityId: $id) { entityId } }
}`;

/** A change of a cart, which answers with the key of the cart alone: what a cart adds up to is read after it. */
const change = (name: string, input: string) => `mutation Change($input: ${input}!) {
  area: cart { change: ${name}(input: $input) { cart { entityId } } }
}`;

export const CREATE_CART = change('createCart', 'CreateCartInput');
export const ADD_LINES = change('addCartLineItems', 'AddCartLineItemsInput');
export const UPDATE_LINE = change('updateCartLineItem', 'UpdateCartLineItemInput');
export const DELETE_LINE = change('deleteCartLineItem', 'DeleteCartLineItemInput');

export const UPDATE_CURRENCY = change('updateCartCurrency', 'UpdateCartCurrencyInput');
export const ASSIGN_CART = change('assignCartToCustomer', 'AssignCartToCustomerInput');

const checkoutChange = (name: string, input: string) => `mutation Change($input: ${input}!) {
  area: checkout { change: ${name}(input: $input) { cart: checkout { entityId } } }
}`;

export const APPLY_COUPON = checkoutChange('applyCheckoutCoupon', 'ApplyCheckoutCouponInput');
export const UNAPPLY_COUPON = checkoutChange('unapplyCheckoutCoupon', 'UnapplyCheckoutCouponInput');
export const APPLY_GIFT_CERTIFICATE = checkoutChange(
  'applyCheckoutGiftCertificate',
  'ApplyCheckoutGiftCertificateInput',
);
export const UNAPPLY_GIFT_CERTIFICATE = checkoutChange(
  'unapplyCheckoutGiftCertificate',
  'UnapplyCheckoutGiftCertificateInput',
);
export const UPDATE_MESSAGE = checkoutChange(
  'updateCheckoutCustomerMessage',
  'UpdateCheckoutCustomerMessageInput',
);

export const MARKETS_QUERY = `query Markets {
  site {
    currencies(first: 50) { edges { node { code isTransactional isDefault } } }
    settings { locales { code isDefault } }
  }
}`;
