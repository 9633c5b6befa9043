import * as bigcommerce from '@storefront-toolkit/integration-bigcommerce/mapping';
import * as commercetools from '@storefront-toolkit/integration-commercetools/mapping';
import type {Mapping} from '@storefront-toolkit/integration-core';
import * as shopify from '@storefront-toolkit/integration-shopify/mapping';
import type {RawProduct as CommercetoolsProduct} from '@storefront-toolkit/integration-commercetools';
import type {Product} from '@storefront-toolkit/types/catalog';
import {fromBigCommerce, fromCommercetools, fromShopify} from './normalize-payloads.ts';
import bigcommercePayload from './payloads/bigcommerce.json';
import commercetoolsPayload from './payloads/commercetools.json';
import shopifyPayload from './payloads/shopify.json';

/** The same product at one vendor: as it comes, and as its normalizer makes it. */
export interface VendorSample {
  readonly key: string;
  readonly title: string;
  readonly raw: unknown;
  /** Path of the first variant in the payload. */
  readonly variant: string;
  readonly product: Product;
  readonly productMapping: Mapping;
  readonly variantMapping: Mapping;
}

// A file's content has wide types: `string` where the vendor has a few words.
export const vendors: readonly VendorSample[] = [
  {
    key: 'shopify',
    title: 'Shopify',
    raw: shopifyPayload,
    variant: 'variants.nodes[]',
    product: fromShopify(shopifyPayload),
    ...shopify,
  },
  {
    key: 'commercetools',
    title: 'commercetools',
    raw: commercetoolsPayload,
    variant: 'masterVariant',
    product: fromCommercetools(commercetoolsPayload as unknown as CommercetoolsProduct),
    ...commercetools,
  },
  {
    key: 'bigcommerce',
    title: 'BigCommerce',
    raw: bigcommercePayload,
    variant: 'variants.edges[].node',
    product: fromBigCommerce(bigcommercePayload),
    ...bigcommerce,
  },
];

/** The value at a path. `[]` leads to the first item of a list. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>(
      (held, key) => (held as Readonly<Record<string, unknown>> | null)?.[key],
      value,
    );
}

/** A field of the contract beside what each vendor sends for it. */
export interface ComparedField {
  /** Path in the product. */
  readonly field: string;
  readonly sources: readonly {
    readonly vendor: string;
    /** Path in the payload, and the value there. */
    readonly path: string;
    readonly sent: unknown;
    /** The normalizer's result. */
    readonly made: unknown;
  }[];
}

const PRODUCT_FIELDS = [
  'name',
  'slug',
  'image.src',
  'availability.status',
  'options[].values[].label',
  'categories[].slug',
];
const VARIANT_FIELDS = ['sku', 'pricing.listPrice', 'pricing.price', 'availability.quantity'];

/** The row of a mapping for a field: the closest one at or above it. */
function sourceOf({rows}: Mapping, field: string): string {
  const row = rows
    .filter(
      ({to, from}) =>
        from !== null &&
        to !== null &&
        (field === to || field.startsWith(`${to}.`) || field.startsWith(`${to}[`)),
    )
    .sort((one, other) => (other.to?.length ?? 0) - (one.to?.length ?? 0))[0];
  // Mappings name texts by the locale of their tests.
  return row?.from?.replace(/\.de$/, '.en') ?? '';
}

const compare = (field: string, from: (vendor: VendorSample) => string): ComparedField => ({
  field,
  sources: vendors.map((vendor) => {
    const path = from(vendor);
    const {title, raw, product} = vendor;
    return {vendor: title, path, sent: valueAt(raw, path), made: valueAt(product, field)};
  }),
});

/** Fields in which payloads differ most, side by side. */
export const comparedFields: readonly ComparedField[] = [
  ...PRODUCT_FIELDS.map((field) =>
    compare(field, ({productMapping}) => sourceOf(productMapping, field)),
  ),
  ...VARIANT_FIELDS.map((field) =>
    compare(
      `variants[].${field}`,
      ({variant, variantMapping}) => `${variant}.${sourceOf(variantMapping, field)}`,
    ),
  ),
];
