import type {Mapping} from '@storefront-toolkit/integration-core';

const own = 'what your function for custom fields returns';
const rich = 'its HTML, read into parts';

/** The mapping of a product. */
export const productMapping: Mapping = {
  contract: 'Product',
  raw: 'Product of the Storefront API',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'slug', from: 'handle'},
    {to: 'name', from: 'title'},
    {to: 'brand', from: 'vendor'},
    {to: 'description', from: 'description'},
    {to: 'richDescription', from: 'descriptionHtml', note: rich},
    {to: 'image', from: 'featuredImage.url', note: 'with its text, width and height'},
    {
      to: 'pricing',
      from: 'variants.nodes[].price.amount',
      origin: 'derived',
      note: 'of the cheapest variant that can be bought, with the range of all',
    },
    {
      to: 'availability',
      from: 'variants.nodes[].availableForSale',
      origin: 'derived',
      note: 'the best of all variants',
    },
    {to: 'categories[].id', from: 'collections.nodes[].id', note: 'of the first 10 collections'},
    {to: 'categories[].slug', from: 'collections.nodes[].handle'},
    {to: 'categories[].name', from: 'collections.nodes[].title'},
    {
      to: 'media',
      from: 'media.nodes[].image.url',
      note: 'images, videos, videos of YouTube and Vimeo, models; other kinds are left out and reported',
    },
    {to: 'options[].id', from: 'options[].id'},
    {to: 'options[].label', from: 'options[].name'},
    {to: 'options[].values[].id', from: 'options[].optionValues[].id'},
    {to: 'options[].values[].label', from: 'options[].optionValues[].name'},
    {
      to: 'options[].values[].swatch',
      from: 'options[].optionValues[].swatch.color',
      note: 'its image instead, when it has one',
    },
    {to: 'variants', from: 'variants.nodes[].id', note: 'see the next table'},
    {to: 'seo.title', from: 'seo.title'},
    {to: 'seo.description', from: 'seo.description'},
    {to: 'seo.indexed', from: null, origin: 'set', note: 'always true'},
    {to: 'updatedAt', from: 'updatedAt'},
    {
      to: 'attributes',
      from: null,
      origin: 'missing',
      note: 'empty: Shopify has metafields instead',
    },
    {to: 'badges', from: null, origin: 'missing', note: 'empty'},
    {to: 'promotions', from: null, origin: 'missing', note: 'empty: discounts show in the cart'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a variant. */
export const variantMapping: Mapping = {
  contract: 'ProductVariant',
  raw: 'ProductVariant of the Storefront API',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'sku', from: 'sku', note: 'the id, when there is none'},
    {to: 'gtin', from: 'barcode'},
    {
      to: 'selectedOptions',
      from: 'selectedOptions[].value',
      note: 'ids are found by the names in the options of the product',
    },
    {to: 'pricing.price', from: 'price.amount', note: 'decimal to minor units'},
    {to: 'pricing.listPrice', from: 'compareAtPrice.amount', note: 'when it is above the price'},
    {
      to: 'pricing.discount',
      from: 'compareAtPrice.amount',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'pricing.unitPrice.price', from: 'unitPrice.amount'},
    {to: 'pricing.unitPrice.measure', from: 'unitPriceMeasurement.referenceValue'},
    {
      to: 'pricing.unitPrice.unit',
      from: 'unitPriceMeasurement.referenceUnit',
      note: 'all units of Shopify; where it is `UNKNOWN`, the unit price is left out and reported',
    },
    {to: 'pricing.tax', from: null, origin: 'set', note: 'the option `tax` of the integration'},
    {to: 'availability.status', from: 'availableForSale'},
    {
      to: 'availability',
      from: 'currentlyNotInStock',
      note: '`backorder` when it can be bought nevertheless',
    },
    {
      to: 'availability.quantity',
      from: 'quantityAvailable',
      note: 'with the option `inventory`',
    },
    {to: 'quantityRule.min', from: 'quantityRule.minimum'},
    {to: 'quantityRule.max', from: 'quantityRule.maximum'},
    {to: 'quantityRule.step', from: 'quantityRule.increment'},
    {to: 'media', from: 'image.url'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a category. */
export const categoryMapping: Mapping = {
  contract: 'Category',
  raw: 'Collection and Menu of the Storefront API',
  rows: [
    {to: 'id', from: 'collection.id'},
    {to: 'slug', from: 'collection.handle'},
    {to: 'name', from: 'collection.title'},
    {to: 'description', from: 'collection.description'},
    {to: 'richDescription', from: 'collection.descriptionHtml', note: rich},
    {to: 'image', from: 'collection.image.url'},
    {to: 'seo.title', from: 'collection.seo.title'},
    {to: 'seo.description', from: 'collection.seo.description'},
    {to: 'seo.indexed', from: null, origin: 'set', note: 'always true'},
    {
      to: 'ancestors',
      from: 'menu.items[].title',
      origin: 'derived',
      note: 'the entries above it in the menu',
    },
    {
      to: 'children',
      from: 'menu.items[].items[].items[].title',
      origin: 'derived',
      note: 'the entries below it in the menu',
    },
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a cart. */
export const cartMapping: Mapping = {
  contract: 'Cart',
  raw: 'Cart of the Storefront API',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'currency', from: 'cost.totalAmount.currencyCode'},
    {to: 'lineItems[].id', from: 'lines.nodes[].id'},
    {to: 'lineItems[].productId', from: 'lines.nodes[].merchandise.product.id'},
    {to: 'lineItems[].variantId', from: 'lines.nodes[].merchandise.id'},
    {to: 'lineItems[].sku', from: 'lines.nodes[].merchandise.sku'},
    {to: 'lineItems[].name', from: 'lines.nodes[].merchandise.product.title'},
    {to: 'lineItems[].slug', from: 'lines.nodes[].merchandise.product.handle'},
    {to: 'lineItems[].image', from: 'lines.nodes[].merchandise.image.url'},
    {to: 'lineItems[].selectedOptions', from: 'lines.nodes[].merchandise.selectedOptions[].value'},
    {to: 'lineItems[].quantity', from: 'lines.nodes[].quantity'},
    {to: 'lineItems[].unitPricing', from: 'lines.nodes[].cost.amountPerQuantity.amount'},
    {to: 'lineItems[].subtotal', from: 'lines.nodes[].cost.subtotalAmount.amount'},
    {to: 'lineItems[].total', from: 'lines.nodes[].cost.totalAmount.amount'},
    {to: 'lineItems[].gift', from: null, origin: 'set', note: 'always false'},
    {
      to: 'lineItems[].promotions',
      from: 'lines.nodes[].discountAllocations[].discountedAmount.amount',
    },
    {to: 'lineItems[].quantityRule', from: 'lines.nodes[].merchandise.quantityRule.minimum'},
    {to: 'lineItems[].availability', from: 'lines.nodes[].merchandise.availableForSale'},
    {to: 'lineItems[].custom', from: null, origin: 'own', note: own},
    {
      to: 'customLineItems',
      from: null,
      origin: 'missing',
      note: 'empty; when the sums of Shopify do not add up, a line of the kind `other` holds the difference, and it is reported',
    },
    {
      to: 'totalQuantity',
      from: 'lines.nodes[].quantity',
      origin: 'derived',
      note: 'the sum of the lines',
    },
    {
      to: 'totals.subtotal',
      from: 'lines.nodes[].cost.subtotalAmount.amount',
      origin: 'derived',
      note: 'the sum of the lines',
    },
    {
      to: 'totals.discount',
      from: 'discountAllocations[].discountedAmount.amount',
      origin: 'derived',
      note: 'and what the lines have lost; those whose `targetType` is `SHIPPING_LINE` count when the total has shipping in it',
    },
    {
      to: 'totals.shipping',
      from: 'deliveryGroups.nodes[].selectedDeliveryOption.estimatedCost.amount',
      origin: 'derived',
      note: 'the sum of the parcels; null while no delivery is chosen, or when the total is without it',
    },
    {
      to: 'totals.tax',
      from: null,
      origin: 'missing',
      note: 'null: it is known in the checkout of Shopify',
    },
    {
      to: 'totals.taxTreatment',
      from: null,
      origin: 'set',
      note: 'the option `tax` of the integration',
    },
    {to: 'totals.total', from: 'cost.totalAmount.amount'},
    {to: 'totals.estimated', from: null, origin: 'set', note: 'always true'},
    {to: 'coupons[].code', from: 'discountCodes[].code', note: 'an empty code is none'},
    {to: 'coupons[].status', from: 'discountCodes[].applicable'},
    {
      to: 'promotions',
      from: 'discountAllocations[].discountedAmount.amount',
      note: 'on the goods and on shipping, by title or code',
    },
    {to: 'email', from: 'buyerIdentity.email'},
    {to: 'note', from: 'note'},
    {
      to: 'payments[].id',
      from: 'appliedGiftCards[].id',
      note: 'gift cards; the checkout takes the rest',
    },
    {to: 'payments[].amount', from: 'appliedGiftCards[].presentmentAmountUsed.amount'},
    {to: 'payments[].label', from: 'appliedGiftCards[].lastCharacters', note: 'behind four dots'},
    {to: 'payments[].provider', from: null, origin: 'set', note: 'always `shopify`'},
    {to: 'payments[].method', from: null, origin: 'set', note: 'always `gift-card`'},
    {to: 'payments[].status', from: null, origin: 'set', note: 'always `initiated`'},
    {to: 'messages', from: null, origin: 'native', note: 'the warnings and errors of a change'},
    {to: 'checkoutUrl', from: 'checkoutUrl'},
    {to: 'updatedAt', from: 'updatedAt'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a product of a list. */
export const summaryMapping: Mapping = {
  contract: 'ProductSummary',
  raw: 'Product of the Storefront API, in a list',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'slug', from: 'handle'},
    {to: 'name', from: 'title'},
    {to: 'brand', from: 'vendor'},
    {to: 'image', from: 'featuredImage.url', note: 'with its text, width and height'},
    {
      to: 'pricing.price',
      from: 'priceRange.minVariantPrice.amount',
      note: 'decimal to minor units',
    },
    {
      to: 'pricing.listPrice',
      from: 'selectedOrFirstAvailableVariant.compareAtPrice.amount',
      note: 'when that variant has the lowest price',
    },
    {
      to: 'pricing.discount',
      from: 'selectedOrFirstAvailableVariant.compareAtPrice.amount',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'pricing.range', from: 'priceRange.maxVariantPrice.amount', note: 'when prices differ'},
    {to: 'pricing.tax', from: null, origin: 'set', note: 'the option `tax` of the integration'},
    {
      to: 'availability',
      from: 'availableForSale',
      note: 'in stock or out of stock. A list has no stock levels',
    },
    {to: 'badges', from: null, origin: 'missing', note: 'empty'},
    {to: 'promotions', from: null, origin: 'missing', note: 'empty'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a page of results. */
export const searchMapping: Mapping = {
  contract: 'SearchResults',
  raw: 'Search of the Storefront API',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {to: 'products', from: 'nodes[].id', note: 'see the table before'},
    {to: 'pagination.type', from: null, origin: 'set', note: 'always by cursor'},
    {to: 'pagination.pageSize', from: null, origin: 'set', note: 'of the request, at most 250'},
    {
      to: 'pagination.totalItems',
      from: 'totalCount',
      note: 'left out for a category, and for all products',
    },
    {to: 'pagination.previous', from: 'pageInfo.startCursor', note: 'when there is such a page'},
    {to: 'pagination.next', from: 'pageInfo.endCursor', note: 'when there is such a page'},
    {
      to: 'refinements',
      from: 'productFilters[].values[].input',
      note: 'values of lists and swatches with their counts, and a range of prices. There are none for all products',
    },
    {to: 'sortOptions', from: null, origin: 'set', note: 'with your names'},
  ],
};

/** The mapping of suggestions. */
export const suggestionsMapping: Mapping = {
  contract: 'SuggestionsResult',
  raw: 'Predictive search of the Storefront API',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {to: 'terms[].term', from: 'queries[].text'},
    {
      to: 'terms[].parts',
      from: 'queries[].text',
      origin: 'derived',
      note: 'the typed text is marked',
    },
    {to: 'products', from: 'products[].id', note: 'see the table of products in lists'},
    {to: 'categories[].id', from: 'collections[].id'},
    {to: 'categories[].slug', from: 'collections[].handle'},
    {to: 'categories[].name', from: 'collections[].title'},
    {to: 'pages[].id', from: 'pages[].id'},
    {to: 'pages[].slug', from: 'pages[].handle'},
    {to: 'pages[].title', from: 'pages[].title'},
  ],
};

/** The mapping of a market. */
export const marketMapping: Mapping = {
  contract: 'Market',
  raw: 'Country of the Storefront API',
  rows: [
    {to: 'countries[]', from: 'isoCode'},
    {to: 'currencies[]', from: 'currency.isoCode'},
    {to: 'locales[]', from: 'defaultLanguage.isoCode', note: 'with the country, the default first'},
    {to: 'locales', from: 'availableLanguages[].isoCode', note: 'the others'},
  ],
};

/** The mapping of a variant's stock at a location. */
export const stockMapping: Mapping = {
  contract: 'LocationStock',
  raw: 'StoreAvailability of the Storefront API',
  rows: [
    {to: 'location.id', from: 'location.id'},
    {to: 'location.name', from: 'location.name'},
    {to: 'location.address.line1', from: 'location.address.address1'},
    {to: 'location.address.line2', from: 'location.address.address2'},
    {to: 'location.address.city', from: 'location.address.city'},
    {to: 'location.address.region', from: 'location.address.provinceCode'},
    {to: 'location.address.postalCode', from: 'location.address.zip'},
    {to: 'location.address.country', from: 'location.address.countryCode'},
    {to: 'location.address.phone', from: 'location.address.phone'},
    {to: 'availability.status', from: 'available'},
    {to: 'availability.quantity', from: 'quantityAvailable', note: 'with the option `inventory`'},
    {to: 'pickupTime', from: 'pickUpTime'},
  ],
};
