import type {Mapping} from '@storefront-toolkit/integration-core';

const own = 'what your function for custom fields returns';

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
    {to: 'image', from: 'featuredImage.url', note: 'with its text, width and height'},
    {
      to: 'pricing',
      from: 'variants.nodes[].price.amount',
      note: 'of the cheapest variant that can be bought, with the range of all',
    },
    {
      to: 'availability',
      from: 'variants.nodes[].availableForSale',
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
    {to: 'seo.indexed', from: null, note: 'always true'},
    {to: 'updatedAt', from: 'updatedAt'},
    {to: 'attributes', from: null, note: 'empty: Shopify has metafields instead'},
    {to: 'badges', from: null, note: 'empty'},
    {to: 'promotions', from: null, note: 'empty: discounts show in the cart'},
    {to: 'custom', from: null, note: own},
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
    {to: 'pricing.discount', from: 'compareAtPrice.amount', note: 'the difference'},
    {to: 'pricing.unitPrice.price', from: 'unitPrice.amount'},
    {to: 'pricing.unitPrice.measure', from: 'unitPriceMeasurement.referenceValue'},
    {
      to: 'pricing.unitPrice.unit',
      from: 'unitPriceMeasurement.referenceUnit',
      note: 'all units of Shopify; where it is `UNKNOWN`, the unit price is left out and reported',
    },
    {to: 'pricing.tax', from: null, note: 'the option `tax` of the integration'},
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
    {to: 'custom', from: null, note: own},
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
    {to: 'image', from: 'collection.image.url'},
    {to: 'seo.title', from: 'collection.seo.title'},
    {to: 'seo.description', from: 'collection.seo.description'},
    {to: 'seo.indexed', from: null, note: 'always true'},
    {to: 'ancestors', from: 'menu.items[].title', note: 'the entries above it in the menu'},
    {
      to: 'children',
      from: 'menu.items[].items[].items[].title',
      note: 'the entries below it in the menu',
    },
    {to: 'custom', from: null, note: own},
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
    {to: 'lineItems[].gift', from: null, note: 'always false'},
    {
      to: 'lineItems[].promotions',
      from: 'lines.nodes[].discountAllocations[].discountedAmount.amount',
    },
    {to: 'lineItems[].quantityRule', from: 'lines.nodes[].merchandise.quantityRule.minimum'},
    {to: 'lineItems[].availability', from: 'lines.nodes[].merchandise.availableForSale'},
    {to: 'lineItems[].custom', from: null, note: own},
    {
      to: 'customLineItems',
      from: null,
      note: 'empty; when the sums of Shopify do not add up, a line of the kind `other` holds the difference, and it is reported',
    },
    {to: 'totalQuantity', from: 'lines.nodes[].quantity', note: 'the sum of the lines'},
    {
      to: 'totals.subtotal',
      from: 'lines.nodes[].cost.subtotalAmount.amount',
      note: 'the sum of the lines',
    },
    {
      to: 'totals.discount',
      from: 'discountAllocations[].discountedAmount.amount',
      note: 'and what the lines have lost; those whose `targetType` is `SHIPPING_LINE` count when the total has shipping in it',
    },
    {
      to: 'totals.shipping',
      from: 'deliveryGroups.nodes[].selectedDeliveryOption.estimatedCost.amount',
      note: 'the sum of the parcels; null while no delivery is chosen, or when the total is without it',
    },
    {to: 'totals.tax', from: null, note: 'null: it is known in the checkout of Shopify'},
    {to: 'totals.taxTreatment', from: null, note: 'the option `tax` of the integration'},
    {to: 'totals.total', from: 'cost.totalAmount.amount'},
    {to: 'totals.estimated', from: null, note: 'always true'},
    {to: 'coupons[].code', from: 'discountCodes[].code', note: 'an empty code is none'},
    {to: 'coupons[].status', from: 'discountCodes[].applicable'},
    {
      to: 'promotions',
      from: 'discountAllocations[].discountedAmount.amount',
      note: 'on the goods and on shipping, by title or code',
    },
    {to: 'email', from: 'buyerIdentity.email'},
    {
      to: 'payments[].id',
      from: 'appliedGiftCards[].id',
      note: 'gift cards; the checkout takes the rest',
    },
    {to: 'payments[].amount', from: 'appliedGiftCards[].presentmentAmountUsed.amount'},
    {to: 'payments[].label', from: 'appliedGiftCards[].lastCharacters', note: 'behind four dots'},
    {to: 'payments[].provider', from: null, note: 'always `shopify`'},
    {to: 'payments[].method', from: null, note: 'always `gift-card`'},
    {to: 'payments[].status', from: null, note: 'always `initiated`'},
    {to: 'messages', from: null, note: 'the warnings and errors of a change'},
    {to: 'checkoutUrl', from: 'checkoutUrl'},
    {to: 'updatedAt', from: 'updatedAt'},
    {to: 'custom', from: null, note: own},
  ],
};
