import * as algolia from '@storefront-toolkit/integration-algolia/mapping';
import * as bigcommerce from '@storefront-toolkit/integration-bigcommerce/mapping';
import * as commercetools from '@storefront-toolkit/integration-commercetools/mapping';
import type {Mapping} from '@storefront-toolkit/integration-core';
import * as shopify from '@storefront-toolkit/integration-shopify/mapping';
import * as recorded from '@storefront-toolkit/fixtures/recorded';
import algoliaSearch from '@storefront-toolkit/fixtures/payloads/algolia/search.json';
import bigcommerceCart from '@storefront-toolkit/fixtures/payloads/bigcommerce/cart.json';
import bigcommerceProduct from '@storefront-toolkit/fixtures/payloads/bigcommerce/product.json';
import bigcommerceSearch from '@storefront-toolkit/fixtures/payloads/bigcommerce/search.json';
import commercetoolsCart from '@storefront-toolkit/fixtures/payloads/commercetools/cart.json';
import commercetoolsProduct from '@storefront-toolkit/fixtures/payloads/commercetools/product.json';
import commercetoolsSearch from '@storefront-toolkit/fixtures/payloads/commercetools/search.json';
import commercetoolsProducts from '@storefront-toolkit/fixtures/payloads/commercetools/search-products.json';
import shopifyCart from '@storefront-toolkit/fixtures/payloads/shopify/cart.json';
import shopifyProduct from '@storefront-toolkit/fixtures/payloads/shopify/product.json';
import shopifySearch from '@storefront-toolkit/fixtures/payloads/shopify/search.json';

/** Names of the vendors, by their keys. */
export const VENDORS = {
  shopify: 'Shopify',
  commercetools: 'commercetools',
  bigcommerce: 'BigCommerce',
  algolia: 'Algolia',
} as const;

export type VendorKey = keyof typeof VENDORS;

/** A mapping, and where in the payload and in the result its paths begin. */
export interface MappingPart {
  readonly mapping: Mapping;
  /** Path in the payload, below its root. */
  readonly from: string;
  readonly to: string;
}

/** A vendor's answer beside what its integration makes of it. */
export interface VendorSample {
  /** The answer, as the vendor sends it. */
  readonly payload: unknown;
  /** Path in the answer at which the mapped data begins. Empty for the whole answer. */
  readonly root: string;
  readonly result: unknown;
  readonly parts: readonly MappingPart[];
}

const whole = (mapping: Mapping): MappingPart => ({mapping, from: '', to: ''});
const product = (
  catalog: Record<'productMapping' | 'variantMapping', Mapping>,
  variants: string,
) => [
  whole(catalog.productMapping),
  {mapping: catalog.variantMapping, from: variants, to: 'variants[]'},
];
const listed = (mapping: Mapping, from: string): MappingPart => ({mapping, from, to: 'products[]'});

/** Samples by what they are. Each vendor that fills the contract has one. */
export const SAMPLES = {
  product: {
    shopify: {
      payload: shopifyProduct,
      root: 'data.product',
      result: recorded.shopifyProduct,
      parts: product(shopify, 'variants.nodes[]'),
    },
    commercetools: {
      payload: commercetoolsProduct,
      root: 'results[]',
      result: recorded.commercetoolsProduct,
      parts: product(commercetools, 'masterVariant'),
    },
    bigcommerce: {
      payload: bigcommerceProduct,
      root: 'data.site.route.node',
      result: recorded.bigcommerceProduct,
      parts: product(bigcommerce, 'variants.edges[].node'),
    },
  },
  /** The products of a page of results, which commercetools sends in an answer of its own. */
  products: {
    shopify: {
      payload: shopifySearch,
      root: 'data.search',
      result: recorded.shopifyResults,
      parts: [listed(shopify.summaryMapping, 'nodes[]'), whole(shopify.searchMapping)],
    },
    commercetools: {
      payload: commercetoolsProducts,
      root: '',
      result: recorded.commercetoolsResults,
      parts: [
        listed(commercetools.productMapping, 'results[]'),
        {mapping: commercetools.variantMapping, from: 'results[].masterVariant', to: 'products[]'},
      ],
    },
    bigcommerce: {
      payload: bigcommerceSearch,
      root: 'data.site.search',
      result: recorded.bigcommerceResults,
      parts: [
        listed(bigcommerce.summaryMapping, 'searchProducts.products.edges[].node'),
        whole(bigcommerce.searchMapping),
      ],
    },
    algolia: {
      payload: algoliaSearch,
      root: 'results[]',
      result: recorded.algoliaResults,
      parts: [listed(algolia.hitMapping, 'hits[]'), whole(algolia.searchMapping)],
    },
  },
  results: {
    shopify: {
      payload: shopifySearch,
      root: 'data.search',
      result: recorded.shopifyResults,
      parts: [whole(shopify.searchMapping)],
    },
    commercetools: {
      payload: commercetoolsSearch,
      root: '',
      result: recorded.commercetoolsResults,
      parts: [whole(commercetools.searchMapping)],
    },
    bigcommerce: {
      payload: bigcommerceSearch,
      root: 'data.site.search',
      result: recorded.bigcommerceResults,
      parts: [whole(bigcommerce.searchMapping)],
    },
    algolia: {
      payload: algoliaSearch,
      root: 'results[]',
      result: recorded.algoliaResults,
      parts: [whole(algolia.searchMapping)],
    },
  },
  cart: {
    shopify: {
      payload: shopifyCart,
      root: 'data.cart',
      result: recorded.shopifyCart,
      parts: [whole(shopify.cartMapping)],
    },
    commercetools: {
      payload: commercetoolsCart,
      root: '',
      result: recorded.commercetoolsCart,
      parts: [whole(commercetools.cartMapping)],
    },
    bigcommerce: {
      payload: bigcommerceCart,
      root: 'data.site',
      result: recorded.bigcommerceCart,
      parts: [whole(bigcommerce.cartMapping)],
    },
  },
} as const satisfies Record<string, Partial<Record<VendorKey, VendorSample>>>;

/** The fields that a component shows, which a test compares with those that it reads, and the sample that has them. */
interface Subject {
  readonly sample: keyof typeof SAMPLES;
  /** Name of the contract. */
  readonly contract: string;
  /** Paths in the contract. */
  readonly fields: readonly string[];
  /** Whether excerpts have three items of a list, and the payload's lists as a whole, since their paths name only a part of what is read. @default false */
  readonly wholeLists?: true;
}

/** The components with an example for each vendor, by their names. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'catalog/product-tile': {
    sample: 'product',
    contract: 'Product',
    fields: [
      'slug',
      'name',
      'brand',
      'image',
      'variants[].pricing',
      'pricing',
      'availability',
      'rating',
      'badges',
    ],
  },
  'catalog/product-detail': {
    sample: 'product',
    contract: 'Product',
    fields: [
      'name',
      'brand',
      'description',
      'badges',
      'options',
      'variants[].sku',
      'variants[].selectedOptions',
      'variants[].pricing',
      'variants[].availability',
      'variants[].quantityRule',
      'variants[].media',
      'media',
    ],
  },
  'listing/product-list': {
    sample: 'products',
    contract: 'SearchResults',
    fields: [
      'products[].slug',
      'products[].name',
      'products[].brand',
      'products[].image',
      'products[].pricing',
      'products[].availability',
      'products[].rating',
      'products[].badges',
    ],
  },
  'listing/refinements': {
    sample: 'results',
    contract: 'SearchResults',
    fields: ['term', 'refinements'],
    wholeLists: true,
  },
  'listing/pagination': {
    sample: 'results',
    contract: 'SearchResults',
    fields: ['pagination'],
  },
  'cart/cart-lines': {
    sample: 'cart',
    contract: 'Cart',
    fields: [
      'lineItems[].id',
      'lineItems[].slug',
      'lineItems[].name',
      'lineItems[].image',
      'lineItems[].selectedOptions',
      'lineItems[].quantity',
      'lineItems[].unitPricing',
      'lineItems[].subtotal',
      'lineItems[].total',
      'lineItems[].gift',
      'lineItems[].promotions',
      'lineItems[].quantityRule',
      'lineItems[].availability',
      'customLineItems',
      'messages',
    ],
  },
  'cart/cart-summary': {
    sample: 'cart',
    contract: 'Cart',
    fields: ['totalQuantity', 'totals', 'messages'],
  },
};
