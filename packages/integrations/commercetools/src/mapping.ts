import type {Mapping} from '@storefront-toolkit/integration-core';

const own = 'what your function for custom fields returns';
const locale = 'in the best locale that there is';
const slug = 'in a locale that look-ups ask for, else the id';

/** The mapping of a line that isn't a product. */
const customLineRows: Mapping['rows'] = [
  {to: 'customLineItems[].id', from: 'customLineItems[].id'},
  {to: 'customLineItems[].kind', from: null, origin: 'set', note: 'always `custom`'},
  {to: 'customLineItems[].name', from: 'customLineItems[].name.de', note: locale},
  {to: 'customLineItems[].quantity', from: 'customLineItems[].quantity'},
  {
    to: 'customLineItems[].unitPrice',
    from: 'customLineItems[].money.centAmount',
    note: 'may be below zero',
  },
  {to: 'customLineItems[].subtotal', from: 'customLineItems[].totalPrice.centAmount'},
  {to: 'customLineItems[].total', from: 'customLineItems[].totalPrice.centAmount'},
  {
    to: 'customLineItems[].promotions',
    from: 'customLineItems[].discountedPricePerQuantity',
    note: 'those whose name was expanded',
  },
];

/** The mapping of the sums of a cart or an order. */
const totalRows: Mapping['rows'] = [
  {
    to: 'totals.subtotal',
    from: 'lineItems[].quantity',
    origin: 'derived',
    note: 'the sum of all lines before discounts',
  },
  {
    to: 'totals.discount',
    from: 'discountOnTotalPrice.discountedGrossAmount.centAmount',
    origin: 'derived',
    note: 'net where prices are without tax',
  },
  {
    to: 'totals.discount',
    from: 'shippingInfo.discountedPrice.value.centAmount',
    origin: 'derived',
    note: 'what it is below the price',
  },
  {
    to: 'totals.discount',
    from: 'lineItems[].totalPrice.centAmount',
    origin: 'derived',
    note: 'likewise',
  },
  {
    to: 'totals.shipping',
    from: 'shippingInfo.price.centAmount',
    note: 'the sum of `shipping[]` where `shippingMode` is `Multiple`',
  },
  {to: 'totals.tax', from: 'taxedPrice.totalTax.centAmount'},
  {
    to: 'totals.taxLines[].label',
    from: 'taxedPrice.taxPortions[].name',
    note: 'all are left out when they do not add up to the tax, or when some prices contain tax and some do not',
  },
  {to: 'totals.taxLines[].amount', from: 'taxedPrice.taxPortions[].amount.centAmount'},
  {to: 'totals.taxLines[].rate', from: 'taxedPrice.taxPortions[].rate'},
  {
    to: 'totals.taxTreatment',
    from: 'lineItems[].taxRate.includedInPrice',
    origin: 'derived',
    note: 'of all rates; the option `tax` until there are any',
  },
  {to: 'totals.total', from: 'taxedPrice.totalGross.centAmount', note: 'or `totalPrice`'},
];

/** The mapping of a product. */
export const productMapping: Mapping = {
  contract: 'Product',
  raw: 'ProductProjection',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'slug', from: 'slug.de', note: slug},
    {to: 'name', from: 'name.de', note: locale},
    {to: 'description', from: 'description.de', note: locale},
    {to: 'image', from: 'masterVariant.images[].url'},
    {
      to: 'pricing',
      from: 'masterVariant.price.value.centAmount',
      origin: 'derived',
      note: 'of the cheapest variant that can be bought, with the range of all',
    },
    {
      to: 'availability',
      from: 'masterVariant.availability.availableQuantity',
      origin: 'derived',
      note: 'the best of all variants',
    },
    {to: 'categories[].id', from: 'categories[].obj.id'},
    {to: 'categories[].slug', from: 'categories[].obj.slug.de', note: slug},
    {to: 'categories[].name', from: 'categories[].obj.name.de', note: locale},
    {to: 'media', from: 'masterVariant.images[].url', note: 'with text, width and height'},
    {
      to: 'options[].id',
      from: 'masterVariant.attributes[].name',
      note: 'those that the option `options` names',
    },
    {
      to: 'options[].label',
      from: 'productType.obj.attributes[].label.de',
      note: locale,
    },
    {
      to: 'options[].values',
      from: 'masterVariant.attributes[].value.label.de',
      note: 'texts, enums, numbers, Booleans, amounts, moments',
    },
    {
      to: 'variants',
      from: 'masterVariant.id',
      note: 'those with a price for the request; see the next table',
    },
    {
      to: 'attributes',
      from: 'attributes[].value',
      note: 'those of the product',
    },
    {
      to: 'attributes',
      from: 'masterVariant.attributes[].value.de',
      note: 'those that have one value on all variants',
    },
    {to: 'seo.title', from: 'metaTitle.de', note: locale},
    {to: 'seo.description', from: 'metaDescription.de', note: locale},
    {to: 'seo.indexed', from: null, origin: 'set', note: 'always true'},
    {to: 'updatedAt', from: 'lastModifiedAt'},
    {to: 'badges', from: null, origin: 'missing', note: 'empty'},
    {to: 'promotions', from: null, origin: 'missing', note: 'empty: discounts show in the cart'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a variant. */
export const variantMapping: Mapping = {
  contract: 'ProductVariant',
  raw: 'ProductVariant',
  rows: [
    {to: 'id', from: 'id', note: 'behind the key of its product, since variants are counted'},
    {to: 'sku', from: 'sku', note: 'the id, when there is none'},
    {to: 'selectedOptions', from: 'attributes[].value.key'},
    {to: 'pricing.price', from: 'price.discounted.value.centAmount', note: 'or the price itself'},
    {to: 'pricing.listPrice', from: 'price.value.centAmount', note: 'when there is a discount'},
    {
      to: 'pricing.discount',
      from: 'price.value.centAmount',
      origin: 'derived',
      note: 'the difference',
    },
    {to: 'pricing.validUntil', from: 'price.validUntil'},
    {to: 'pricing.tax', from: null, origin: 'set', note: 'the option `tax` of the integration'},
    {to: 'availability.status', from: 'availability.isOnStock', note: 'or of any supply channel'},
    {to: 'availability.quantity', from: 'availability.availableQuantity'},
    {to: 'availability.quantity', from: 'availability.channels', note: 'the sum of all'},
    {to: 'quantityRule', from: null, origin: 'set', note: 'from 1, in steps of 1'},
    {to: 'media', from: 'images[].url'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a category. */
export const categoryMapping: Mapping = {
  contract: 'Category',
  raw: 'Category',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'slug', from: 'slug.de', note: slug},
    {to: 'name', from: 'name.de', note: locale},
    {to: 'description', from: 'description.de', note: locale},
    {to: 'ancestors', from: 'ancestors[].obj.name.de'},
    {
      to: 'children',
      from: null,
      origin: 'native',
      note: 'a query of its own, in the order of `orderHint`',
    },
    {to: 'seo.title', from: 'metaTitle.de', note: locale},
    {to: 'seo.description', from: 'metaDescription.de', note: locale},
    {to: 'seo.indexed', from: null, origin: 'set', note: 'always true'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a cart. */
export const cartMapping: Mapping = {
  contract: 'Cart',
  raw: 'Cart',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'currency', from: 'totalPrice.currencyCode'},
    {to: 'lineItems[].id', from: 'lineItems[].id'},
    {to: 'lineItems[].productId', from: 'lineItems[].productId'},
    {to: 'lineItems[].variantId', from: 'lineItems[].variant.id'},
    {to: 'lineItems[].sku', from: 'lineItems[].variant.sku'},
    {to: 'lineItems[].name', from: 'lineItems[].name.de', note: locale},
    {to: 'lineItems[].slug', from: 'lineItems[].productSlug.de', note: slug},
    {to: 'lineItems[].image', from: 'lineItems[].variant.images[].url'},
    {to: 'lineItems[].selectedOptions', from: 'lineItems[].variant.attributes[].value.key'},
    {
      to: 'lineItems[].selectedOptions',
      from: 'lineItems[].productType.obj.attributes[].label.de',
      note: locale,
    },
    {to: 'lineItems[].quantity', from: 'lineItems[].quantity'},
    {to: 'lineItems[].unitPricing', from: 'lineItems[].price.value.centAmount'},
    {
      to: 'lineItems[].subtotal',
      from: 'lineItems[].quantity',
      origin: 'derived',
      note: 'unit price times quantity',
    },
    {to: 'lineItems[].total', from: 'lineItems[].totalPrice.centAmount'},
    {to: 'lineItems[].gift', from: 'lineItems[].lineItemMode'},
    {
      to: 'lineItems[].promotions',
      from: 'lineItems[].discountedPricePerQuantity[].discountedPrice.includedDiscounts[].discount.obj.name.de',
    },
    {to: 'lineItems[].quantityRule', from: null, origin: 'set', note: 'from 1, in steps of 1'},
    {
      to: 'lineItems[].availability',
      from: 'lineItems[].variant.availability.channels',
      note: 'that of the supply channel of the line, if it has one',
    },
    {to: 'lineItems[].custom', from: null, origin: 'own', note: own},
    {
      to: 'totalQuantity',
      from: 'lineItems[].quantity',
      origin: 'derived',
      note: 'the sum of the lines',
    },
    ...customLineRows,
    ...totalRows,
    {
      to: 'totals.estimated',
      from: 'taxedPrice',
      origin: 'derived',
      note: 'true until taxes are known',
    },
    {to: 'coupons[].code', from: 'discountCodes[].discountCode.obj.code'},
    {to: 'coupons[].status', from: 'discountCodes[].state'},
    {to: 'promotions', from: 'discountOnTotalPrice.includedDiscounts[].discount.obj.name.de'},
    {
      to: 'promotions',
      from: 'shippingInfo.discountedPrice.includedDiscounts[].discount.obj.name.de',
    },
    {
      to: 'note',
      from: 'custom.fields.note',
      note: 'the field that the option `noteField` names',
    },
    {to: 'email', from: 'customerEmail'},
    {to: 'shippingAddress', from: 'shippingAddress.streetName'},
    {to: 'billingAddress', from: 'billingAddress.streetName'},
    {to: 'payments', from: null, origin: 'missing', note: 'empty'},
    {to: 'messages', from: null, origin: 'native', note: 'why a change was refused'},
    {to: 'updatedAt', from: 'lastModifiedAt'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of an order. */
export const orderMapping: Mapping = {
  contract: 'OrderHistoryOrder',
  raw: 'Order',
  rows: [
    {to: 'id', from: 'id'},
    {to: 'number', from: 'orderNumber', note: 'the id, when there is none'},
    {to: 'placedAt.iso', from: 'createdAt', note: '`completedAt` of an order that was imported'},
    {to: 'status', from: 'orderState', note: '`processing` once `shipmentState` is `Ready`'},
    {to: 'paymentStatus', from: 'paymentState', note: 'credit that is owed was paid before'},
    {to: 'fulfillmentStatus', from: 'shipmentState'},
    {to: 'fulfillmentStatus', from: 'returnInfo', note: '`returned` when all lines are'},
    ...totalRows,
    {to: 'totals.estimated', from: null, origin: 'set', note: 'always false'},
    {
      to: 'totalQuantity',
      from: 'lineItems[].quantity',
      origin: 'derived',
      note: 'the sum of the lines',
    },
    ...customLineRows,
    {to: 'lineItems[].id', from: 'lineItems[].id'},
    {to: 'lineItems[].sku', from: 'lineItems[].variant.sku'},
    {to: 'lineItems[].productId', from: 'lineItems[].productId'},
    {to: 'lineItems[].slug', from: 'lineItems[].productSlug.de', note: slug},
    {to: 'lineItems[].name', from: 'lineItems[].name.de', note: locale},
    {to: 'lineItems[].image', from: 'lineItems[].variant.images[].url'},
    {to: 'lineItems[].selectedOptions', from: 'lineItems[].variant.attributes[].value.key'},
    {
      to: 'lineItems[].selectedOptions',
      from: 'lineItems[].productType.obj.attributes[].label.de',
      note: locale,
    },
    {to: 'lineItems[].quantity', from: 'lineItems[].quantity'},
    {
      to: 'lineItems[].unitPrice',
      from: 'lineItems[].price.discounted.value.centAmount',
      note: 'or the price itself',
    },
    {to: 'lineItems[].total', from: 'lineItems[].totalPrice.centAmount'},
    {
      to: 'lineItems[].status',
      from: 'shippingInfo.deliveries[].items[].quantity',
      origin: 'derived',
      note: 'and `shipmentState`, `returnInfo`, `orderState`',
    },
    {
      to: 'lineItems[].returnableQuantity',
      from: null,
      origin: 'set',
      note: 'always 0: rules are the store’s',
    },
    {
      to: 'shippingAddress.recipient',
      from: 'shippingAddress.firstName',
      origin: 'derived',
      note: 'with `lastName`',
    },
    {
      to: 'shippingAddress.lines',
      from: 'shippingAddress.streetName',
      origin: 'derived',
      note: 'with company, number, other parts, postal code, city and state',
    },
    {to: 'shippingAddress.country', from: 'shippingAddress.country'},
    {to: 'shipments[].id', from: 'shippingInfo.deliveries[].parcels[].id'},
    {
      to: 'shipments[].status',
      from: 'shippingInfo.deliveries[].parcels[].trackingData.isReturn',
      origin: 'derived',
    },
    {to: 'shipments[].carrier', from: 'shippingInfo.deliveries[].parcels[].trackingData.carrier'},
    {
      to: 'shipments[].trackingNumber',
      from: 'shippingInfo.deliveries[].parcels[].trackingData.trackingId',
    },
    {
      to: 'shipments[].lineItems',
      from: 'shippingInfo.deliveries[].items[].quantity',
      note: 'or the items of the parcel',
    },
    {to: 'shipments[].shippedAt.iso', from: 'shippingInfo.deliveries[].parcels[].createdAt'},
    {to: 'cancelable', from: 'orderState', origin: 'derived', note: 'until a parcel has left'},
    {to: 'custom', from: null, origin: 'own', note: own},
  ],
};

/** The mapping of a page of results. */
export const searchMapping: Mapping = {
  contract: 'SearchResults',
  raw: 'ProductPagedSearchResponse',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {
      to: 'products',
      from: 'results[].id',
      note: 'read by their ids: fields as in the table of products',
    },
    {to: 'pagination.type', from: null, origin: 'set', note: 'always by number'},
    {to: 'pagination.page', from: null, origin: 'set', note: 'of the request'},
    {to: 'pagination.pageSize', from: null, origin: 'set', note: 'of the request, at most 100'},
    {to: 'pagination.totalItems', from: 'total'},
    {
      to: 'pagination.totalPages',
      from: 'total',
      origin: 'derived',
      note: 'those of the first 10,000 products',
    },
    {
      to: 'refinements',
      from: 'facets[].buckets[].key',
      note: 'values with their counts, with your names and samples',
    },
    {to: 'refinements', from: 'facets[].value', note: 'the count of a Boolean'},
    {to: 'refinements', from: 'facets[].min', note: 'figures, and prices in cents'},
    {to: 'sortOptions', from: null, origin: 'set', note: 'with your names'},
  ],
};

/** The mapping of suggestions. */
export const suggestionsMapping: Mapping = {
  contract: 'SuggestionsResult',
  raw: 'ProductPagedSearchResponse',
  rows: [
    {to: 'term', from: null, origin: 'set', note: 'as the shopper typed it'},
    {to: 'terms', from: null, origin: 'missing', note: 'empty'},
    {
      to: 'products',
      from: 'results[].id',
      note: 'read by their ids: fields as in the table of products',
    },
    {to: 'categories', from: null, origin: 'missing', note: 'empty'},
    {to: 'pages', from: null, origin: 'missing', note: 'empty'},
  ],
};

/** The mapping of a market. */
export const marketMapping: Mapping = {
  contract: 'Market',
  raw: 'Project of the HTTP API',
  rows: [
    {to: 'countries', from: 'countries[]'},
    {to: 'currencies', from: 'currencies[]'},
    {to: 'locales', from: 'languages[]'},
  ],
};

/** The mapping of a variant's stock in a supply channel. */
export const stockMapping: Mapping = {
  contract: 'LocationStock',
  raw: 'Channel of the HTTP API, and the availability that the variant has for it',
  rows: [
    {to: 'location.id', from: 'channel.id'},
    {to: 'location.name', from: 'channel.name.de', note: `${locale}, else the key`},
    {to: 'location.address.line1', from: 'channel.address.streetName'},
    {to: 'location.address.line1', from: 'channel.address.streetNumber'},
    {
      to: 'location.address.line2',
      from: 'channel.address.additionalStreetInfo',
      note: 'with building, apartment and department',
    },
    {to: 'location.address.city', from: 'channel.address.city'},
    {to: 'location.address.region', from: 'channel.address.state', note: 'else `region`'},
    {to: 'location.address.postalCode', from: 'channel.address.postalCode'},
    {to: 'location.address.country', from: 'channel.address.country'},
    {to: 'location.address.phone', from: 'channel.address.phone', note: 'else `mobile`'},
    {to: 'availability.status', from: 'availability.isOnStock'},
    {to: 'availability.quantity', from: 'availability.availableQuantity'},
  ],
};
