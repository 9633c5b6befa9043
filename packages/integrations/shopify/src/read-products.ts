import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import type {Field} from '@storefront-toolkit/integration-core';
import type {RawProduct, RawVariant} from './normalize-variant.ts';
import {PRODUCT_QUERY, PRODUCTS_QUERY, SKU_QUERY} from './queries.ts';
import type {Raw} from './raw.ts';
import {type Call, request} from './request.ts';
import type {PageInfo} from './schema.ts';

interface ProductData {
  readonly product: RawProduct | null;
}
interface ProductsData {
  readonly nodes: readonly (RawProduct | null)[];
}
interface SkuData {
  readonly predictiveSearch: {readonly products: readonly RawProduct[]} | null;
}

/** The thing that was looked for. Only `null` says that it is not there: a field that is absent is a fault of the answer. */
export function foundIn<Raw extends object>(field: Field<Raw | null>): Raw | undefined {
  if (field.value === undefined) field.fail('an object or null');
  return (field.value as Raw | null) ?? undefined;
}

/** The value in a list in place of items that are not there. No item can be read from it. */
const UNREADABLE = null as unknown as RawVariant;

/** Reads products as Shopify sends them, each with all of its variants. */
export interface ProductReader {
  /** By id or handle. */
  one(
    key: {readonly id: string} | {readonly handle: string},
    signal: AbortSignal,
    call: Call,
  ): Promise<RawProduct | undefined>;
  /** By ids, in their order. `null` for one that is not there. */
  byIds(
    ids: readonly string[],
    signal: AbortSignal,
    call: Call,
  ): Promise<readonly (RawProduct | null)[]>;
  /** Those whose variants have a SKU that begins with the text. */
  bySku(sku: string, signal: AbortSignal, call: Call): Promise<readonly RawProduct[]>;
}

/**
 * Makes a reader.
 *
 * @param client - A client of the Storefront API.
 * @param shared - Variables that all queries of products have.
 */
export function createProductReader(
  client: StorefrontApiClient,
  shared: Readonly<Record<string, unknown>>,
): ProductReader {
  async function nextVariants(
    id: RawProduct['id'],
    after: string | null | undefined,
    signal: AbortSignal,
    call: Call,
  ): Promise<RawProduct['variants']> {
    const variables = {...shared, id, after};
    const data = await request<ProductData>(client, PRODUCT_QUERY, variables, signal, call);
    return (data.value as Partial<ProductData>).product?.variants;
  }

  /** The product with the variants of all pages: the first page came with it. */
  async function withAllVariants(
    raw: RawProduct,
    signal: AbortSignal,
    call: Call,
  ): Promise<RawProduct> {
    const {id, variants} = raw;
    if (!variants?.pageInfo?.hasNextPage || !Array.isArray(variants.nodes)) return raw;
    const nodes = [...(variants.nodes as readonly RawVariant[])];
    let page: Raw<PageInfo> | null | undefined = variants.pageInfo;
    while (page?.hasNextPage) {
      const endCursor: string | null | undefined = page.endCursor;
      const more = await nextVariants(id, endCursor, signal, call);
      // A page that can't be read is a variant that can't be read: it is reported with its place in the list.
      nodes.push(...(Array.isArray(more?.nodes) ? (more.nodes as RawVariant[]) : [UNREADABLE]));
      page = more?.pageInfo?.endCursor === endCursor ? undefined : more?.pageInfo;
    }
    return {...raw, variants: {...variants, nodes}};
  }

  return {
    async one(key, signal, call) {
      const variables = {...shared, ...key};
      const data = await request<ProductData>(client, PRODUCT_QUERY, variables, signal, call);
      const found = foundIn<RawProduct>(data.at('product'));
      return found && withAllVariants(found, signal, call);
    },

    async byIds(ids, signal, call) {
      const variables = {...shared, ids};
      const data = await request<ProductsData>(client, PRODUCTS_QUERY, variables, signal, call);
      const found = data.at('nodes').list();
      return Promise.all(
        found.map(async ({value}) => {
          const raw = value as RawProduct | null;
          return raw && (await withAllVariants(raw, signal, call));
        }),
      );
    },

    async bySku(sku, signal, call) {
      const variables = {...shared, sku};
      const data = await request<SkuData>(client, SKU_QUERY, variables, signal, call);
      const result = foundIn<NonNullable<SkuData['predictiveSearch']>>(data.at('predictiveSearch'));
      if (!result) return [];
      const found = data.at('predictiveSearch').at('products').list();
      return Promise.all(
        found.map(({value}) => withAllVariants(value as RawProduct, signal, call)),
      );
    },
  };
}
