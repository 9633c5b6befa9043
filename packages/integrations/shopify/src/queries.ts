export const IMAGE = `fragment ImageFields on Image { id url altText width height }`;

const OPTIONS = `fragment OptionFields on ProductOption {
  id name
  optionValues { id name swatch { color image { previewImage { ...ImageFields } } } }
}`;

const VARIANT = `fragment VariantFields on ProductVariant {
  id sku barcode availableForSale currentlyNotInStock
  quantityAvailable @include(if: $inventory)
  quantityRule { minimum maximum increment }
  selectedOptions { name value }
  price { amount currencyCode }
  compareAtPrice { amount currencyCode }
  unitPrice { amount currencyCode }
  unitPriceMeasurement { referenceUnit referenceValue }
  image { ...ImageFields }
  metafields(identifiers: $variantMetafields) { namespace key type value }
}`;

const PRODUCT = `fragment ProductFields on Product {
  id handle title vendor description descriptionHtml updatedAt
  seo { title description }
  featuredImage { ...ImageFields }
  collections(first: 10) { nodes { id handle title } }
  options(first: 10) { ...OptionFields }
  media(first: 50) {
    nodes {
      __typename id alt
      previewImage { ...ImageFields }
      ... on MediaImage { image { ...ImageFields } }
      ... on Video { sources { url mimeType } }
      ... on ExternalVideo { host embedUrl }
      ... on Model3d { sources { url format } }
    }
  }
  metafields(identifiers: $productMetafields) { namespace key type value }
  variants(first: $variantsPerPage, after: $after) {
    nodes { ...VariantFields }
    pageInfo { hasNextPage endCursor }
  }
}
${IMAGE}
${OPTIONS}
${VARIANT}`;

export const CONTEXT = '@inContext(country: $country, language: $language)';
export const CONTEXT_VARIABLES = '$country: CountryCode, $language: LanguageCode';
const PRODUCT_VARIABLES = `${CONTEXT_VARIABLES}, $inventory: Boolean!, $variantsPerPage: Int!, $after: String,
  $productMetafields: [HasMetafieldsIdentifier!]!, $variantMetafields: [HasMetafieldsIdentifier!]!`;

export const PRODUCT_QUERY = `query Product($id: ID, $handle: String, ${PRODUCT_VARIABLES}) ${CONTEXT} {
  product(id: $id, handle: $handle) { ...ProductFields }
}
${PRODUCT}`;

export const PRODUCTS_QUERY = `query Products($ids: [ID!]!, ${PRODUCT_VARIABLES}) ${CONTEXT} {
  nodes(ids: $ids) { ...ProductFields }
}
${PRODUCT}`;

export const SKU_QUERY = `query ProductBySku($sku: String!, ${PRODUCT_VARIABLES}) ${CONTEXT} {
  predictiveSearch(query: $sku, limit: 10, types: [PRODUCT], searchableFields: [VARIANTS_SKU]) {
    products { ...ProductFields }
  }
}
${PRODUCT}`;

export const MENU = `fragment MenuFields on MenuItem {
  title resource { __typename ... on Collection { id handle title } }
}
fragment MenuTree on Menu {
  items { ...MenuFields items { ...MenuFields items { ...MenuFields } } }
}`;

export const COLLECTION = `fragment CollectionFields on Collection {
  id handle title description descriptionHtml
  seo { title description }
  image { ...ImageFields }
  metafields(identifiers: $metafields) { namespace key type value }
}`;

export const CATEGORY_QUERY = `query Category($id: ID, $handle: String, $menu: String!, ${CONTEXT_VARIABLES},
  $metafields: [HasMetafieldsIdentifier!]!) ${CONTEXT} {
  collection(id: $id, handle: $handle) { ...CollectionFields }
  menu(handle: $menu) { ...MenuTree }
}
${COLLECTION}
${IMAGE}
${MENU}`;

export const MENU_QUERY = `query CategoryTree($menu: String!, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  menu(handle: $menu) { ...MenuTree }
}
${MENU}`;

const CART = `fragment CartFields on Cart {
  id checkoutUrl updatedAt totalQuantity note
  buyerIdentity { email }
  attributes { key value }
  cost { totalAmount { amount currencyCode } }
  discountCodes { code applicable }
  discountAllocations { ...AllocationFields }
  appliedGiftCards { id lastCharacters presentmentAmountUsed { amount currencyCode } }
  deliveryGroups(first: 50) { nodes { selectedDeliveryOption { estimatedCost { amount currencyCode } } } }
  lines(first: 250, after: $after) {
    nodes {
      id quantity
      attributes { key value }
      cost {
        amountPerQuantity { amount currencyCode }
        compareAtAmountPerQuantity { amount currencyCode }
        subtotalAmount { amount currencyCode }
        totalAmount { amount currencyCode }
      }
      discountAllocations { ...AllocationFields }
      merchandise {
        ... on ProductVariant {
          id sku availableForSale currentlyNotInStock
          quantityRule { minimum maximum increment }
          selectedOptions { name value }
          image { ...ImageFields }
          product { id handle title options(first: 10) { ...OptionFields } }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
fragment AllocationFields on CartDiscountAllocation {
  __typename targetType discountedAmount { amount currencyCode }
  ... on CartCodeDiscountAllocation { code }
  ... on CartAutomaticDiscountAllocation { title }
  ... on CartCustomDiscountAllocation { title }
}
${IMAGE}
${OPTIONS}`;

export const CART_QUERY = `query Cart($cartId: ID!, $after: String, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  cart(id: $cartId) { ...CartFields }
}
${CART}`;

/** Makes the cart that of the shopper who has signed in meanwhile. Fields of a mutation run in their order: the change answers for that shopper. */
const SIGN_IN = `signIn: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) @include(if: $signedIn) {
    userErrors { code field message }
  }`;
const SIGN_IN_VARIABLES = {
  signedIn: 'Boolean = false',
  buyerIdentity: 'CartBuyerIdentityInput = {}',
};

/** A mutation of a cart: its name, and its arguments with their types. */
const mutation = (name: string, args: Readonly<Record<string, string>>) => {
  const isOfCart = 'cartId' in args;
  const variables = {...(isOfCart && SIGN_IN_VARIABLES), ...args, after: 'String'};
  const declared = Object.entries(variables).map(([variable, type]) => `$${variable}: ${type}`);
  const passed = Object.keys(args).map((arg) => `${arg}: $${arg}`);
  return `mutation Change(${declared.join(', ')}, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  ${isOfCart ? SIGN_IN : ''}
  change: ${name}(${passed.join(', ')}) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${CART}`;
};

export const CART_CREATE = mutation('cartCreate', {input: 'CartInput'});
export const CART_LINES_ADD = mutation('cartLinesAdd', {
  cartId: 'ID!',
  lines: '[CartLineInput!]!',
});
export const CART_LINES_UPDATE = mutation('cartLinesUpdate', {
  cartId: 'ID!',
  lines: '[CartLineUpdateInput!]!',
});
export const CART_LINES_REMOVE = mutation('cartLinesRemove', {cartId: 'ID!', lineIds: '[ID!]!'});
export const CART_CODES = mutation('cartDiscountCodesUpdate', {
  cartId: 'ID!',
  discountCodes: '[String!]!',
});
export const CART_NOTE = mutation('cartNoteUpdate', {cartId: 'ID!', note: 'String!'});
export const CART_BUYER = mutation('cartBuyerIdentityUpdate', {
  cartId: 'ID!',
  buyerIdentity: 'CartBuyerIdentityInput!',
});
export const CART_GIFT_CARDS_ADD = mutation('cartGiftCardCodesAdd', {
  cartId: 'ID!',
  giftCardCodes: '[String!]!',
});
export const CART_GIFT_CARDS_REMOVE = mutation('cartGiftCardCodesRemove', {
  cartId: 'ID!',
  appliedGiftCardIds: '[ID!]!',
});

export const MARKETS_QUERY = `query Markets(${CONTEXT_VARIABLES}) ${CONTEXT} {
  localization {
    availableCountries {
      isoCode
      currency { isoCode }
      defaultLanguage { isoCode }
      availableLanguages { isoCode }
    }
  }
}`;

export const PRODUCT_SLUG_QUERY = `query ProductSlug($id: ID!, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  product(id: $id) { handle }
}`;

export const CATEGORY_SLUG_QUERY = `query CategorySlug($id: ID!, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  collection(id: $id) { handle }
}`;

export const STOCK_QUERY = `query StockByLocation($id: ID!, $near: GeoCoordinateInput, $inventory: Boolean!, ${CONTEXT_VARIABLES}) ${CONTEXT} {
  node(id: $id) {
    ... on ProductVariant {
      id
      storeAvailability(first: 250, near: $near) {
        nodes {
          available pickUpTime
          quantityAvailable @include(if: $inventory)
          location {
            id name
            address { address1 address2 city provinceCode zip countryCode phone }
          }
        }
      }
    }
  }
}`;
