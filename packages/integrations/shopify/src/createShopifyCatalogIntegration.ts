import {
  type CallOptions,
  type CallSource,
  createCaller,
  type Field,
} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  Product,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {HasMetafieldsIdentifier, PageInfo as ShopifyPageInfo} from './schema.ts';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {explainShopifyFailure} from './errors.ts';
import {
  cutTree,
  findPath,
  normalizeCategory,
  normalizeMenu,
  type RawCollection,
  type RawMenu,
} from './normalize-category.ts';
import {normalizeProduct} from './normalize-product.ts';
import type {RawProduct, RawVariant} from './normalize-variant.ts';
import {CATEGORY_QUERY, MENU_QUERY, PRODUCT_QUERY, PRODUCTS_QUERY, SKU_QUERY} from './queries.ts';
import type {Raw} from './raw.ts';
import {contextVariables, request} from './request.ts';

type PageInfo = Raw<ShopifyPageInfo>;

/** A field of a store's own, by the names that it has in Shopify. */
export type MetafieldKey = Pick<HasMetafieldsIdentifier, 'namespace' | 'key'>;

/** Fields of a store's own: which metafields are asked for, and what is made of them. */
export interface CustomFieldOptions<Raw, Custom extends object> {
  /** Metafields to ask for. They arrive in `metafields`, in this order, as `null` where there is none. */
  readonly metafields: readonly MetafieldKey[];
  /** Reads the fields from what Shopify sent. */
  readonly read: (raw: Raw) => Custom;
}

/** Options of {@link createShopifyCatalogIntegration}. */
export interface ShopifyCatalogOptions<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
> extends CallOptions {
  /** Whether the store's prices contain tax. The Storefront API does not say. */
  readonly tax: TaxTreatment;
  /**
   * Handle of the menu that holds the categories. Collections have no order and no parents of their own.
   *
   * @default 'main-menu'
   */
  readonly menu?: string;
  /**
   * Whether stock levels are asked for. The access token needs `unauthenticated_read_product_inventory`, or all answers fail.
   *
   * @default false
   */
  readonly inventory?: boolean;
  /** Your own fields of products. */
  readonly product?: CustomFieldOptions<RawProduct, ProductCustom>;
  /** Your own fields of variants. */
  readonly variant?: CustomFieldOptions<RawVariant, VariantCustom>;
  /** Your own fields of categories. */
  readonly category?: CustomFieldOptions<RawCollection, CategoryCustom>;
}

const identity = {vendor: 'shopify', kind: 'commerce'} as const;
const VARIANTS_PER_PAGE = 250;
/** Most that `nodes` answers at once. */
const IDS_PER_CALL = 250;

const isId = (id: string, type: string) => id.startsWith(`gid://shopify/${type}/`);

interface ProductData {
  readonly product: RawProduct | null;
}
interface ProductsData {
  readonly nodes: readonly (RawProduct | null)[];
}
interface SkuData {
  readonly predictiveSearch: {readonly products: readonly RawProduct[]} | null;
}
interface CategoryData {
  readonly collection: RawCollection | null;
  readonly menu: RawMenu | null;
}

/** What was looked for. Only `null` says that it is not there: a field that is absent is a fault of the answer. */
function foundIn<Raw extends object>(field: Field<Raw | null>): Raw | undefined {
  if (field.value === undefined) field.fail('an object or null');
  return (field.value as Raw | null) ?? undefined;
}

/** Puts the variant with the SKU first. `undefined` when no variant has it. */
function startWith<Item extends Product>(product: Item, sku: string): Item | undefined {
  const found = product.variants.find((variant) => variant.sku === sku);
  const rest = product.variants.filter((variant) => variant !== found);
  return found && {...product, variants: [found, ...rest]};
}

/**
 * Reads products and categories from a Shopify store.
 *
 * @param client - A client of the Storefront API. Leave its `retries` at 0: the integration repeats what may be repeated.
 * @param options - Tax, menu, custom fields, time limit and retries.
 */
export function createShopifyCatalogIntegration<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
>(
  client: StorefrontApiClient,
  options: ShopifyCatalogOptions<ProductCustom, VariantCustom, CategoryCustom>,
): CatalogIntegration<Product<ProductCustom, VariantCustom>, Category<CategoryCustom>> {
  const {tax, menu = 'main-menu', inventory = false, product, variant, category} = options;
  const caller = createCaller(identity, explainShopifyFailure, options);
  const notFound = (operation: string, entity: string, key: string) =>
    createIntegrationError({...identity, operation, type: 'not-found', entity, key});

  const productVariables = (context: DynamicServerContext) => ({
    ...contextVariables(context),
    inventory,
    variantsPerPage: VARIANTS_PER_PAGE,
    productMetafields: product?.metafields ?? [],
    variantMetafields: variant?.metafields ?? [],
  });

  const normalize = (
    raw: RawProduct,
    source: CallSource,
    path: string,
    {currency}: DynamicServerContext,
  ) =>
    normalizeProduct<ProductCustom, VariantCustom>(raw, {
      source,
      path,
      currency,
      tax,
      product: product?.read,
      variant: variant?.read,
    });

  /** The product with the variants of all pages: the first page came with it. */
  async function withAllVariants(
    raw: RawProduct,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<RawProduct> {
    if (!raw.variants?.pageInfo?.hasNextPage) return raw;
    const nodes = [...(raw.variants.nodes ?? [])];
    let page: PageInfo | null | undefined = raw.variants.pageInfo;
    while (page?.hasNextPage) {
      const variables = {...productVariables(context), id: raw.id, after: page.endCursor};
      const data = await request<ProductData>(client, PRODUCT_QUERY, variables, signal, source);
      const variants = data.at('product').at('variants');
      nodes.push(
        ...variants
          .at('nodes')
          .list()
          .map(({value}) => value as RawVariant),
      );
      page = variants.at('pageInfo').value as PageInfo | null | undefined;
    }
    return {...raw, variants: {...raw.variants, nodes}};
  }

  async function readBySku(
    sku: string,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<readonly RawProduct[]> {
    const variables = {...productVariables(context), sku};
    const data = await request<SkuData>(client, SKU_QUERY, variables, signal, source);
    const found = data.at('predictiveSearch').at('products').list();
    return Promise.all(
      found.map(({value}) => withAllVariants(value as RawProduct, context, signal, source)),
    );
  }

  async function readOne(
    key: {readonly id: string} | {readonly handle: string},
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<RawProduct | undefined> {
    const variables = {...productVariables(context), ...key};
    const data = await request<ProductData>(client, PRODUCT_QUERY, variables, signal, source);
    const found = foundIn<RawProduct>(data.at('product'));
    return found && withAllVariants(found, context, signal, source);
  }

  async function readNodes(
    ids: readonly string[],
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<readonly (RawProduct | null)[]> {
    const variables = {...productVariables(context), ids};
    const data = await request<ProductsData>(client, PRODUCTS_QUERY, variables, signal, source);
    const found = data
      .at('nodes')
      .list()
      .map(({value}) => value as RawProduct | null);
    return Promise.all(
      found.map(async (raw) => raw && (await withAllVariants(raw, context, signal, source))),
    );
  }

  return {
    async getProduct(reference, context, signal) {
      const source = {...identity, operation: 'getProduct'};
      const {operation} = source;
      if (reference.by === 'sku') {
        const {sku} = reference;
        const raws = await caller.read(operation, signal, (either) =>
          readBySku(sku, context, either, source),
        );
        for (const [index, raw] of raws.entries()) {
          const path = `data.predictiveSearch.products[${index}]`;
          const found = startWith(normalize(raw, source, path, context), sku);
          if (found) return found;
        }
        throw notFound(operation, 'product', sku);
      }
      const key = reference.by === 'id' ? reference.id : reference.slug;
      // Shopify calls any other text an error of the query.
      if (reference.by === 'id' && !isId(key, 'Product')) throw notFound(operation, 'product', key);
      const raw = await caller.read(operation, signal, (either) =>
        readOne(reference.by === 'id' ? {id: key} : {handle: key}, context, either, source),
      );
      if (!raw) throw notFound(operation, 'product', key);
      return normalize(raw, source, 'data.product', context);
    },

    async getProducts(ids, context, signal) {
      const operation = 'getProducts';
      const known = ids.filter((id) => isId(id, 'Product'));
      const raws: (RawProduct | null)[] = [];
      for (let start = 0; start < known.length; start += IDS_PER_CALL) {
        const part = known.slice(start, start + IDS_PER_CALL);
        raws.push(
          ...(await caller.read(operation, signal, (either, source) =>
            readNodes(part, context, either, source),
          )),
        );
      }
      return raws.flatMap((raw, index) =>
        raw ? [normalize(raw, {...identity, operation}, `data.nodes[${index}]`, context)] : [],
      );
    },

    async getCategory(key, context, signal) {
      const source = {...identity, operation: 'getCategory'};
      const wanted = key.by === 'id' ? key.id : key.slug;
      if (key.by === 'id' && !isId(wanted, 'Collection')) {
        throw notFound(source.operation, 'category', wanted);
      }
      const variables = {
        ...contextVariables(context),
        menu,
        metafields: category?.metafields ?? [],
        ...(key.by === 'id' ? {id: wanted} : {handle: wanted}),
      };
      const data = await caller.read(source.operation, signal, (either) =>
        request<CategoryData>(client, CATEGORY_QUERY, variables, either, source),
      );
      const raw = foundIn<RawCollection>(data.at('collection'));
      if (!raw) throw notFound(source.operation, 'category', wanted);
      const tree = normalizeMenu(foundIn<RawMenu>(data.at('menu')), source, 'data.menu');
      const place = {source, path: 'data.collection', tree, category: category?.read};
      return normalizeCategory<CategoryCustom>(raw, place);
    },

    async getCategoryTree({rootId, depth}, context, signal) {
      const source = {...identity, operation: 'getCategoryTree'};
      const variables = {...contextVariables(context), menu};
      const data = await caller.read(source.operation, signal, (either) =>
        request<CategoryData>(client, MENU_QUERY, variables, either, source),
      );
      const tree = normalizeMenu(foundIn<RawMenu>(data.at('menu')), source, 'data.menu');
      const below = rootId === undefined ? tree : (findPath(tree, rootId)?.at(-1)?.children ?? []);
      return cutTree(below, depth);
    },
  };
}
