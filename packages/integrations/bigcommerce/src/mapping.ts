import type {Mapping} from '@storefront-toolkit/integration-core';

const own = 'what your function for custom fields returns';
const key = 'the number as a text';
const rich = 'its HTML, read into parts';
const address = 'the address within the store, with `~` between its parts';

/** The mapping of a product. */
export const productMapping: Mapping = {
  contract: 'Product',
  raw: 'Product of the GraphQL Storefront API',
  rows: [
    {to: 'id', from: 'entityId', note: key},
    {to: 'slug', from: 'path', note: address},
    {to: 'name', from: 'name'},
    {to: 'brand', from: 'brand.name'},
    {to: 'description', from: 'plainTextDescription'},
    {to: 'richDescription', from: 'description', note: rich},
    {to: 'image', from: 'defaultImage.urlOriginal'},
    {
      to: 'pricing',
      from: 'variants.edges[].node.prices.price.value',
      origin: 'derived',
      note: 'of the cheapest variant that can be bought, with the range of all',
    },
    {
      to: 'availability',
      from: 'variants.edges[].node.inventory.isInStock',
      origin: 'derived',
      note: 'the best of all variants, with `availabilityV2.status`',
    },
    {to: 'rating.average', from: 'reviewSummary.averageRating'},
    {to: 'rating.count', from: 'reviewSummary.numberOfReviews'},
    {to: 'categories[].id', from: 'categories.edges[].node.entityId', note: key},
    {to: 'categories[].slug', from: 'categories.edges[].node.path', note: address},
    {to: 'categories[].name', from: 'categories.edges[].node.name'},
    {to: 'media', from: 'images.edges[].node.urlOriginal', note: 'images'},
    {to: 'options[].id', from: 'productOptions.edges[].node.entityId', note: key},
    {
      to: 'options[].label',
      from: 'productOptions.edges[].node.displayName',
      note: 'options that tell variants apart',
    },
    {
      to: 'options[].values',
      from: 'productOptions.edges[].node.values.edges[].node.label',
    },
    {
      to: 'options[].values[].swatch',
      from: 'productOptions.edges[].node.values.edges[].node.hexColors[]',
      note: 'its image instead, when it has one',
    },
    {to: 'variants', from: 'variants.edges[].node.entityId', note: 'see the next table'},
    {to: 'attributes[].key', from: 'customFields.edges[].node.name'},
    {to: 'attributes[].label', from: 'customFields.edges[].node.name'},
    {to: 'attributes[].value', from: 'customFields.edges[].node.value'},
    {to: 'attributes[].type', from: null, origin: 'set', note: 'always `text`'},
    {to: 'seo.title', from: 'seo.pageTitle'},
    {to: 'seo.description', from: 'seo.metaDescription'},
    {to: 'seo.indexed', from: null, origin: 'set', note: 'always true'},
    {to: 'badges', from: null, origin: 'missing', note: 'empty'},
    {to: 'promotions', from: null, origin: 'missing', note: 'empty'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a variant. */
export const variantMapping: Mapping = {
  contract: 'ProductVariant',
  raw: 'Variant of the GraphQL Storefront API',
  rows: [
    {to: 'id', from: 'entityId', note: key},
    {to: 'sku', from: 'sku', note: 'the id, when there is none'},
    {to: 'gtin', from: 'gtin', note: 'or `upc`'},
    {to: 'selectedOptions', from: 'options.edges[].node.values.edges[].node.entityId'},
    {to: 'pricing.price', from: 'prices.price.value', note: 'decimal to minor units'},
    {to: 'pricing.listPrice', from: 'prices.basePrice.value', note: 'when it is above the price'},
    {
      to: 'pricing.discount',
      from: 'prices.basePrice.value',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'pricing.tax', from: null, origin: 'set', note: 'the option `tax` of the integration'},
    {to: 'availability.status', from: 'isPurchasable'},
    {to: 'availability.quantity', from: 'inventory.aggregated.availableToSell'},
    {
      to: 'quantityRule',
      from: null,
      origin: 'native',
      note: '`minPurchaseQuantity` and `maxPurchaseQuantity` of the product',
    },
    {to: 'media', from: 'defaultImage.urlOriginal'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a category. */
export const categoryMapping: Mapping = {
  contract: 'Category',
  raw: 'Category of the GraphQL Storefront API',
  rows: [
    {to: 'id', from: 'entityId', note: key},
    {to: 'slug', from: 'path', note: address},
    {to: 'name', from: 'name'},
    {to: 'description', from: 'description', note: 'without its HTML tags'},
    {to: 'richDescription', from: 'description', note: rich},
    {to: 'image', from: 'defaultImage.urlOriginal'},
    {to: 'ancestors', from: null, origin: 'native', note: 'from the tree of categories'},
    {to: 'children', from: null, origin: 'native', note: 'from the tree of categories'},
    {to: 'seo.title', from: 'seo.pageTitle'},
    {to: 'seo.description', from: 'seo.metaDescription'},
    {to: 'seo.indexed', from: null, origin: 'set', note: 'always true'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a cart. */
export const cartMapping: Mapping = {
  contract: 'Cart',
  raw: 'Cart and Checkout of the GraphQL Storefront API',
  rows: [
    {to: 'id', from: 'cart.entityId', note: '`new` for a cart without lines'},
    {to: 'currency', from: 'cart.currencyCode'},
    {to: 'lineItems[].id', from: 'cart.lineItems.physicalItems[].entityId'},
    {
      to: 'lineItems[].productId',
      from: 'cart.lineItems.physicalItems[].productEntityId',
      note: key,
    },
    {
      to: 'lineItems[].variantId',
      from: 'cart.lineItems.physicalItems[].variantEntityId',
      note: key,
    },
    {to: 'lineItems[].sku', from: 'cart.lineItems.physicalItems[].sku'},
    {to: 'lineItems[].name', from: 'cart.lineItems.physicalItems[].name'},
    {to: 'lineItems[].slug', from: 'cart.lineItems.physicalItems[].url', note: address},
    {to: 'lineItems[].image', from: 'cart.lineItems.physicalItems[].image.urlOriginal'},
    {
      to: 'lineItems[].selectedOptions',
      from: 'cart.lineItems.physicalItems[].selectedOptions[].valueEntityId',
    },
    {to: 'lineItems[].quantity', from: 'cart.lineItems.physicalItems[].quantity'},
    {to: 'lineItems[].unitPricing.price', from: 'cart.lineItems.physicalItems[].listPrice.value'},
    {
      to: 'lineItems[].unitPricing.listPrice',
      from: 'cart.lineItems.physicalItems[].originalPrice.value',
      note: 'when it is above the price',
    },
    {
      to: 'lineItems[].unitPricing.discount',
      from: 'cart.lineItems.physicalItems[].originalPrice.value',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'lineItems[].unitPricing.tax', from: 'cart.isTaxIncluded'},
    {
      to: 'lineItems[].subtotal',
      from: 'cart.lineItems.physicalItems[].listPrice.value',
      origin: 'derived',
      note: 'times the quantity',
    },
    {
      to: 'lineItems[].total',
      from: 'cart.lineItems.physicalItems[].extendedSalePrice.value',
      note: 'with the discounts of the line. Coupons are in the totals',
    },
    {to: 'lineItems[].gift', from: null, origin: 'set', note: 'always false'},
    {to: 'lineItems[].promotions', from: null, origin: 'missing', note: 'empty'},
    {to: 'lineItems[].quantityRule', from: null, origin: 'set', note: 'from 1, in steps of 1'},
    {to: 'lineItems[].availability', from: null, origin: 'set', note: 'always `in-stock`'},
    {to: 'lineItems[].custom', from: null, origin: 'own', note: own},
    {
      to: 'customLineItems[].id',
      from: 'cart.lineItems.physicalItems[].entityId',
      origin: 'derived',
      note: 'with `wrap-` before it. Gift certificates and custom items have their own',
    },
    {
      to: 'customLineItems[].kind',
      from: null,
      origin: 'derived',
      note: 'by the list that the line is from',
    },
    {
      to: 'customLineItems[].name',
      from: 'cart.lineItems.physicalItems[].giftWrapping.name',
      note: 'or `name` of the certificate or item',
    },
    {
      to: 'customLineItems[].lineItemId',
      from: 'cart.lineItems.physicalItems[].entityId',
      origin: 'derived',
      note: 'of gift wrap alone',
    },
    {
      to: 'customLineItems[].quantity',
      from: 'cart.lineItems.physicalItems[].quantity',
      note: 'that of the custom item, or 1',
    },
    {
      to: 'customLineItems[].unitPrice',
      from: 'cart.lineItems.physicalItems[].giftWrapping.amount.value',
      note: 'or `amount`, `listPrice`, or `checkout.handlingCostTotal`',
    },
    {
      to: 'customLineItems[].subtotal',
      from: 'cart.lineItems.physicalItems[].giftWrapping.amount.value',
      origin: 'derived',
      note: 'times the quantity',
    },
    {
      to: 'customLineItems[].total',
      from: 'cart.lineItems.physicalItems[].giftWrapping.amount.value',
      origin: 'derived',
      note: 'times the quantity',
    },
    {to: 'customLineItems[].promotions', from: null, origin: 'missing', note: 'empty'},
    {
      to: 'totalQuantity',
      from: 'cart.lineItems.physicalItems[].quantity',
      origin: 'derived',
      note: 'the sum of the lines',
    },
    {
      to: 'totals.subtotal',
      from: 'cart.lineItems.physicalItems[].listPrice.value',
      origin: 'derived',
      note: 'the sum of all lines',
    },
    {
      to: 'totals.discount',
      from: 'cart.discountedAmount.value',
      origin: 'derived',
      note: 'with the coupons, and what `checkout.subtotal` is below the prices of the lines',
    },
    {to: 'totals.shipping', from: 'checkout.shippingCostTotal.value'},
    {to: 'totals.tax', from: 'checkout.taxTotal.value'},
    {
      to: 'totals.taxLines[].label',
      from: 'checkout.taxes[].name',
      note: 'all are left out when they do not add up to the tax',
    },
    {to: 'totals.taxLines[].amount', from: 'checkout.taxes[].amount.value'},
    {to: 'totals.taxTreatment', from: 'cart.isTaxIncluded'},
    {to: 'totals.total', from: 'checkout.grandTotal.value'},
    {to: 'totals.estimated', from: null, origin: 'set', note: 'always true'},
    {to: 'coupons[].code', from: 'checkout.coupons[].code'},
    {to: 'coupons[].status', from: 'checkout.coupons[].discountedAmount.value', origin: 'derived'},
    {to: 'promotions', from: 'checkout.coupons[].discountedAmount.value'},
    {to: 'note', from: 'checkout.customerMessage'},
    {
      to: 'payments[].id',
      from: 'checkout.giftCertificates[].code',
      note: 'of gift certificates; the rest is paid in the checkout',
    },
    {to: 'payments[].amount', from: 'checkout.giftCertificates[].used.value'},
    {
      to: 'payments[].label',
      from: 'checkout.giftCertificates[].code',
      note: 'its last four characters, behind four dots',
    },
    {to: 'payments[].provider', from: null, origin: 'set', note: 'always `bigcommerce`'},
    {to: 'payments[].method', from: null, origin: 'set', note: 'always `gift-card`'},
    {to: 'payments[].status', from: null, origin: 'set', note: 'always `initiated`'},
    {to: 'messages', from: null, origin: 'native', note: 'why a change was refused'},
    {to: 'updatedAt', from: 'cart.updatedAt.utc'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a product of a list. */
export const summaryMapping: Mapping = {
  contract: 'ProductSummary',
  raw: 'Product of the GraphQL Storefront API, in a list',
  rows: [
    {to: 'id', from: 'entityId', note: key},
    {to: 'slug', from: 'path', note: address},
    {to: 'name', from: 'name'},
    {to: 'brand', from: 'brand.name'},
    {to: 'image', from: 'defaultImage.urlOriginal'},
    {
      to: 'pricing.price',
      from: 'prices.priceRange.min.value',
      note: 'or `prices.price`. Decimal to minor units',
    },
    {
      to: 'pricing.listPrice',
      from: 'prices.basePrice.value',
      note: 'when the price that is shown first is the lowest',
    },
    {
      to: 'pricing.discount',
      from: 'prices.basePrice.value',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'pricing.range', from: 'prices.priceRange.max.value', note: 'when prices differ'},
    {to: 'pricing.tax', from: null, origin: 'set', note: 'the option `tax` of the integration'},
    {
      to: 'availability.status',
      from: 'inventory.isInStock',
      note: 'with `availabilityV2.status`',
    },
    {to: 'availability.quantity', from: 'inventory.aggregated.availableToSell'},
    {to: 'rating.average', from: 'reviewSummary.averageRating'},
    {to: 'rating.count', from: 'reviewSummary.numberOfReviews'},
    {to: 'badges', from: null, origin: 'missing', note: 'empty'},
    {to: 'promotions', from: null, origin: 'missing', note: 'empty'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a page of results. */
export const searchMapping: Mapping = {
  contract: 'SearchResults',
  raw: 'SearchProducts of the GraphQL Storefront API',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {
      to: 'products',
      from: 'searchProducts.products.edges[].node.entityId',
      note: 'see the table of products in lists',
    },
    {to: 'pagination.type', from: null, origin: 'set', note: 'always by cursor'},
    {to: 'pagination.pageSize', from: null, origin: 'set', note: 'of the request, at most 50'},
    {
      to: 'pagination.totalItems',
      from: 'searchProducts.products.collectionInfo.totalItems',
    },
    {
      to: 'pagination.previous',
      from: 'searchProducts.products.pageInfo.startCursor',
      note: 'when there is such a page',
    },
    {
      to: 'pagination.next',
      from: 'searchProducts.products.pageInfo.endCursor',
      note: 'when there is such a page',
    },
    {
      to: 'refinements',
      from: 'searchProducts.filters.edges[].node.brands.edges[].node.productCount',
      note: 'brands, categories, attributes and ratings with their counts, and states',
    },
    {
      to: 'refinements',
      from: 'lowest.products.edges[].node.prices.priceRange.min.value',
      origin: 'derived',
      note: 'the range of prices: from the cheapest product',
    },
    {
      to: 'refinements',
      from: 'highest.products.edges[].node.prices.priceRange.max.value',
      origin: 'derived',
      note: 'to the dearest',
    },
    {to: 'sortOptions', from: null, origin: 'set', note: 'with your names'},
  ],
};

/** The mapping of suggestions. */
export const suggestionsMapping: Mapping = {
  contract: 'SuggestionsResult',
  raw: 'SearchProducts of the GraphQL Storefront API',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {to: 'terms', from: null, origin: 'missing', note: 'empty'},
    {
      to: 'products',
      from: 'searchProducts.products.edges[].node.entityId',
      note: 'see the table of products in lists',
    },
    {to: 'categories', from: null, origin: 'missing', note: 'empty'},
    {to: 'pages', from: null, origin: 'missing', note: 'empty'},
  ],
};

/** The mapping of a market. */
export const marketMapping: Mapping = {
  contract: 'Market',
  raw: 'Site of the GraphQL Storefront API',
  rows: [
    {to: 'countries', from: null, origin: 'missing', note: 'empty'},
    {
      to: 'currencies',
      from: 'currencies.edges[].node.code',
      note: 'those with `isTransactional`, the default first',
    },
    {to: 'locales', from: 'settings.locales[].code', note: 'the default first'},
  ],
};
