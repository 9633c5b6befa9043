import {
  type AddedFields,
  type CallOptions,
  createCaller,
  fieldAdder,
  fieldOf,
  readEach,
  readOrReport,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  LocalizedSlugsIntegration,
  MarketsIntegration,
  Product,
  StockByLocationIntegration,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {HasMetafieldsIdentifier, Localization, StoreAvailabilityConnection} from './schema.ts';
import {normalizeLocationStock} from './stock.ts';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {explainShopifyFailure} from './errors.ts';
import {normalizeMarket, SLUGS, slugsBy} from './localization.ts';
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
import {CATEGORY_QUERY, MARKETS_QUERY, MENU_QUERY, STOCK_QUERY} from './queries.ts';
import type {Raw} from './raw.ts';
import {createProductReader, foundIn} from './read-products.ts';
import {type Call, contextVariables, FRAGMENTS, request} from './request.ts';

/** A field of a store's own, by the names that it has in Shopify. */
export type MetafieldKey = Pick<HasMetafieldsIdentifier, 'namespace' | 'key'>;

/** Fields of a store's own: which metafields are asked for, and what is made of them and of the fields that `fields` adds. */
export interface CustomFieldOptions<Raw, Custom extends object> {
  /**
   * Metafields to ask for. They arrive in `metafields`, in this order, as `null` where there is none.
   *
   * @default []
   */
  readonly metafields?: readonly MetafieldKey[] | undefined;
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
  readonly menu?: string | undefined;
  /**
   * Whether stock levels are asked for. The access token needs `unauthenticated_read_product_inventory`, or all answers fail.
   *
   * @default false
   */
  readonly inventory?: boolean | undefined;
  /**
   * Fields that are added to the queries. They arrive in what `product`, `variant` and `category` read.
   *
   * @default {}
   */
  readonly fields?: AddedFields | undefined;
  /** Your own fields of products. */
  readonly product?: CustomFieldOptions<RawProduct, ProductCustom> | undefined;
  /** Your own fields of variants. */
  readonly variant?: CustomFieldOptions<RawVariant, VariantCustom> | undefined;
  /** Your own fields of categories. */
  readonly category?: CustomFieldOptions<RawCollection, CategoryCustom> | undefined;
}

const identity = {vendor: 'shopify', kind: 'commerce'} as const;
const VARIANTS_PER_PAGE = 250;
/** Most that `nodes` answers at once. */
const IDS_PER_CALL = 250;

const isId = (id: string, type: string) => id.startsWith(`gid://shopify/${type}/`);

interface CategoryData {
  readonly collection: RawCollection | null;
  readonly menu: RawMenu | null;
}

interface StockData {
  readonly node: {
    readonly id?: string | null | undefined;
    readonly storeAvailability?: Raw<StoreAvailabilityConnection> | null | undefined;
  } | null;
}

interface LocalizationData {
  readonly localization: Raw<Localization> | null;
}

type SlugData = Record<'product' | 'collection', {readonly handle?: string | undefined} | null>;

/** Whether a product, as it came, has a variant with the SKU. */
const hasSku = (raw: RawProduct | null | undefined, sku: string) =>
  Array.isArray(raw?.variants?.nodes) &&
  raw.variants.nodes.some((variant: RawVariant | null) => variant?.sku === sku);

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
): CatalogIntegration<Product<ProductCustom, VariantCustom>, Category<CategoryCustom>> &
  MarketsIntegration &
  LocalizedSlugsIntegration &
  StockByLocationIntegration {
  const {tax, menu = 'main-menu', inventory = false, product, variant, category} = options;
  const addFields = fieldAdder(options.fields ?? {}, FRAGMENTS);
  const caller = createCaller(identity, explainShopifyFailure, options);
  const notFound = (operation: string, entity: string, key: string) =>
    createIntegrationError({...identity, operation, type: 'not-found', entity, key});

  const callFor = (operation: string, context: DynamicServerContext): Call => ({
    source: {...identity, operation},
    report: reportTo(context),
    addFields,
  });

  const readerFor = (context: DynamicServerContext) =>
    createProductReader(client, {
      ...contextVariables(context),
      inventory,
      variantsPerPage: VARIANTS_PER_PAGE,
      productMetafields: product?.metafields ?? [],
      variantMetafields: variant?.metafields ?? [],
    });

  const normalize = (
    raw: RawProduct,
    path: string,
    {currency}: DynamicServerContext,
    {source, report}: Call,
  ) =>
    normalizeProduct<ProductCustom, VariantCustom>(raw, {
      source,
      path,
      currency,
      tax,
      report,
      product: product?.read,
      variant: variant?.read,
    });

  async function getBySku(sku: string, context: DynamicServerContext, signal: AbortSignal) {
    const call = callFor('getProduct', context);
    const raws = await caller.read('getProduct', signal, (either) =>
      readerFor(context).bySku(sku, either, call),
    );
    const index = raws.findIndex((raw) => hasSku(raw, sku));
    const raw = raws[index];
    if (!raw) throw notFound('getProduct', 'product', sku);
    const path = `data.predictiveSearch.products[${index}]`;
    const found = startWith(normalize(raw, path, context, call), sku);
    const variants = fieldOf(raw, call.source, path).at('variants');
    return found ?? variants.fail(`a list whose variant "${sku}" can be read`);
  }

  async function getOne(
    key: {readonly id: string} | {readonly handle: string},
    context: DynamicServerContext,
    signal: AbortSignal,
  ) {
    const call = callFor('getProduct', context);
    const raw = await caller.read('getProduct', signal, (either) =>
      readerFor(context).one(key, either, call),
    );
    return raw && normalize(raw, 'data.product', context, call);
  }

  /** Up to 250 products. Those that can't be read are left out, and reported. */
  async function getSome(
    ids: readonly string[],
    context: DynamicServerContext,
    signal: AbortSignal,
  ) {
    const call = callFor('getProducts', context);
    const raws = await caller.read('getProducts', signal, (either) =>
      readerFor(context).byIds(ids, either, call),
    );
    const nodes = fieldOf({nodes: raws}, call.source, 'data').at('nodes').list();
    return readEach(nodes, 'product', call.report, ({value, path}) =>
      value === null ? undefined : normalize(value as RawProduct, path, context, call),
    );
  }

  async function readMenu(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    context: DynamicServerContext,
    signal: AbortSignal,
    call: Call,
  ) {
    const all = {...contextVariables(context), menu, ...variables};
    return caller.read(call.source.operation, signal, (either) =>
      request<CategoryData>(client, query, all, either, call),
    );
  }

  return {
    async getProduct(reference, context, signal) {
      if (reference.by === 'sku') return getBySku(reference.sku, context, signal);
      const key = reference.by === 'id' ? reference.id : reference.slug;
      // Shopify calls any other text an error of the query.
      const canBe = reference.by === 'slug' || isId(key, 'Product');
      const by = reference.by === 'id' ? {id: key} : {handle: key};
      const found = canBe && (await getOne(by, context, signal));
      if (!found) throw notFound('getProduct', 'product', key);
      return found;
    },

    async getProducts(ids, context, signal) {
      const known = ids.filter((id) => isId(id, 'Product'));
      const products: Product<ProductCustom, VariantCustom>[] = [];
      for (let start = 0; start < known.length; start += IDS_PER_CALL) {
        const part = known.slice(start, start + IDS_PER_CALL);
        products.push(...(await getSome(part, context, signal)));
      }
      return products;
    },

    async getCategory(key, context, signal) {
      const call = callFor('getCategory', context);
      const {source, report} = call;
      const wanted = key.by === 'id' ? key.id : key.slug;
      if (key.by === 'id' && !isId(wanted, 'Collection')) {
        throw notFound(source.operation, 'category', wanted);
      }
      const by = key.by === 'id' ? {id: wanted} : {handle: wanted};
      const variables = {metafields: category?.metafields ?? [], ...by};
      const data = await readMenu(CATEGORY_QUERY, variables, context, signal, call);
      const raw = foundIn<RawCollection>(data.at('collection'));
      if (!raw) throw notFound(source.operation, 'category', wanted);
      const tree = readOrReport('menu', report, () => normalizeMenu(data.at('menu'), menu, report));
      const place = {source, path: 'data.collection', report, category: category?.read};
      return normalizeCategory<CategoryCustom>(raw, {...place, tree: tree ?? []});
    },

    async getCategoryTree({rootId, depth}, context, signal) {
      const call = callFor('getCategoryTree', context);
      const data = await readMenu(MENU_QUERY, {}, context, signal, call);
      const tree = normalizeMenu(data.at('menu'), menu, call.report);
      const below = rootId === undefined ? tree : (findPath(tree, rootId)?.at(-1)?.children ?? []);
      return cutTree(below, depth);
    },

    async getMarkets(context, signal) {
      const call = callFor('getMarkets', context);
      const variables = contextVariables(context);
      const data = await caller.read('getMarkets', signal, (either) =>
        request<LocalizationData>(client, MARKETS_QUERY, variables, either, call),
      );
      const countries = data.at('localization').at('availableCountries').list();
      return readEach(countries, 'market', call.report, (item) =>
        normalizeMarket(item, call.report),
      );
    },

    async getLocalizedSlugs({entity, id, locales}, context, signal) {
      const operation = 'getLocalizedSlugs';
      const call = callFor(operation, context);
      const {query, type, answer} = SLUGS[entity];
      if (!isId(id, type)) throw notFound(operation, entity, id);
      const slugs = await slugsBy(locales, async (locale) => {
        const variables = {...contextVariables({...context, locale}), id};
        const data = await caller.read(operation, signal, (either) =>
          request<SlugData>(client, query, variables, either, call),
        );
        const found = data.at(answer);
        return foundIn(found) && found.at('handle').filledText();
      });
      if (locales.length > 0 && Object.keys(slugs).length === 0) {
        throw notFound(operation, entity, id);
      }
      return slugs;
    },

    async getStockByLocation({variantId, near}, context, signal) {
      const operation = 'getStockByLocation';
      const call = callFor(operation, context);
      if (!isId(variantId, 'ProductVariant')) throw notFound(operation, 'variant', variantId);
      const variables = {...contextVariables(context), id: variantId, inventory, near};
      const data = await caller.read(operation, signal, (either) =>
        request<StockData>(client, STOCK_QUERY, variables, either, call),
      );
      const variant = data.at('node');
      if (!foundIn(variant)) throw notFound(operation, 'variant', variantId);
      const nodes = variant.at('storeAvailability').at('nodes').list();
      return readEach(nodes, 'location', call.report, (item) =>
        normalizeLocationStock(item, call.report),
      );
    },
  };
}
