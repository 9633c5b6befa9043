import type {
  ByProjectKeyRequestBuilder,
  CategoryPagedQueryResponse,
} from '@commercetools/platform-sdk';
import {
  type CallSource,
  createCaller,
  type Field,
  fieldOf,
  readEach,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  CategoryReference,
  Product,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext, ProductReference} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import {explainCommercetoolsFailure} from './errors.ts';
import {bestBySlug, localesFor, whereSlug} from './locale.ts';
import {
  normalizeCategory,
  type Placed,
  type RawCategory,
  readPlaced,
  readReference,
  reportOrphans,
  treeOf,
} from './normalize-category.ts';
import {normalizeProduct, type RawProduct} from './normalize-product.ts';
import type {RawVariant} from './normalize-variant.ts';
import type {Raw} from './raw.ts';
import {send} from './send.ts';
import type {CommercetoolsOptions} from './settings.ts';

/** For whom prices are, beside the currency and the country of the request. */
export interface CommercetoolsPriceScope {
  /** Key of the customer group. */
  readonly customerGroup?: string | undefined;
  /** Key of the distribution channel. */
  readonly channel?: string | undefined;
}

/** Options of {@link createCommercetoolsCatalogIntegration}. */
export interface CommercetoolsCatalogOptions<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
> extends CommercetoolsOptions {
  /** Names of the attributes that shoppers see, in their order. Without them, all are shown that hold for all variants of a product. */
  readonly attributes?: readonly string[] | undefined;
  /** Keys of the supply channels whose stock counts. Without them, all stock does. */
  readonly supplyChannels?: readonly string[] | undefined;
  /**
   * For whom the prices of a request are: those of a customer group, for example, by the audiences of the context. Without it, they are for
   * everyone.
   */
  readonly priceScope?: ((context: DynamicServerContext) => CommercetoolsPriceScope) | undefined;
  /** Reads your own fields of a product. */
  readonly product?: ((raw: RawProduct) => ProductCustom) | undefined;
  /** Reads your own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
  /** Reads your own fields of a category, from its `custom.fields` for example. */
  readonly category?: ((raw: RawCategory) => CategoryCustom) | undefined;
}

const identity = {vendor: 'commercetools', kind: 'commerce'} as const;
/** Most ids of a call: they are part of its address. */
const IDS_PER_CALL = 100;
/** Most that a query answers at once. */
const CATEGORIES_PER_CALL = 500;

/** The query, by the names of the HTTP API. */
type QueryArgs = Readonly<Record<string, string | number | string[] | undefined>>;

/** A thing that was found. `undefined` when there is none. */
type Found<Type> = Field<Type | null | undefined> | undefined;

function orNotFound<Type>(found: Found<Type>, source: CallSource, entity: string, key: string) {
  if (found) return found;
  throw createIntegrationError({...source, type: 'not-found', entity, key});
}

/** Puts the variant that a SKU names first. */
function startingWith<Item extends Product>(product: Item, sku: string, source: CallSource): Item {
  const start = product.variants.find((variant) => variant.sku === sku);
  if (!start) {
    throw createIntegrationError({...source, type: 'not-found', entity: 'product', key: sku});
  }
  return {...product, variants: [start, ...product.variants.filter((other) => other !== start)]};
}

/** The parameters of projections in each call. */
function projectionArgs(
  context: DynamicServerContext,
  priceScope: CommercetoolsCatalogOptions['priceScope'],
) {
  const {currency, country, preview} = context;
  const {customerGroup, channel} = priceScope?.(context) ?? {};
  return {
    priceCurrency: currency,
    ...(country && {priceCountry: country}),
    ...(customerGroup && {priceCustomerGroup: customerGroup}),
    ...(channel && {priceChannel: channel}),
    staged: preview,
    expand: ['productType', 'categories[*]'],
  };
}

/** The queries of the API that products and categories are read by. */
function queriesOf(api: ByProjectKeyRequestBuilder, settings: CommercetoolsCatalogOptions) {
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);
  const {priceScope} = settings;
  return {
    async product(
      id: string,
      source: CallSource,
      context: DynamicServerContext,
      signal: AbortSignal,
    ) {
      const queryArgs = projectionArgs(context, priceScope);
      const request = () => api.productProjections().withId({ID: id}).get({queryArgs});
      const wanted = {entity: 'product', key: id};
      const call = (either: AbortSignal) => send(request, either);
      const body: RawProduct = await caller.read(source.operation, signal, call, wanted);
      return fieldOf(body, source);
    },
    async products(
      args: QueryArgs,
      source: CallSource,
      context: DynamicServerContext,
      signal: AbortSignal,
    ) {
      const queryArgs = {...projectionArgs(context, priceScope), ...args};
      const body = await caller.read(source.operation, signal, (either) =>
        send(() => api.productProjections().get({queryArgs}), either),
      );
      return fieldOf(body as Raw<typeof body>, source)
        .at('results')
        .list();
    },
    async categories(queryArgs: QueryArgs, source: CallSource, signal: AbortSignal) {
      const body: Raw<CategoryPagedQueryResponse> = await caller.read(
        source.operation,
        signal,
        (either) => send(() => api.categories().get({queryArgs}), either),
      );
      return fieldOf(body, source).at('results').list();
    },
  };
}

/** The query for one category, by its key. */
const whereCategory = (id: string) => ({where: 'id=:id', 'var.id': id, limit: 1});

/**
 * Reads products and categories from a commercetools project.
 *
 * @param api - Request builder of the project. Leave the retries of its client off: the integration repeats what may be repeated.
 * @param settings - Tax, options, locales, stock, custom fields, time limit and retries.
 */
export function createCommercetoolsCatalogIntegration<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCatalogOptions<ProductCustom, VariantCustom, CategoryCustom>,
): CatalogIntegration<Product<ProductCustom, VariantCustom>, Category<CategoryCustom>> {
  const {options = [], fallbackLocales = [], category} = settings;
  const queries = queriesOf(api, settings);
  const localesOf = ({locale}: DynamicServerContext) => localesFor(locale, fallbackLocales);

  const normalize = (
    {value, path}: Field<RawProduct | null | undefined>,
    source: CallSource,
    context: DynamicServerContext,
  ) => {
    const {currency} = context;
    const asked = {source, path, currency, locales: localesOf(context), report: reportTo(context)};
    const how = {...settings, ...asked, options};
    return normalizeProduct<ProductCustom, VariantCustom>(value as RawProduct, how);
  };

  async function findProduct(
    reference: ProductReference,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Field<RawProduct | null | undefined>> {
    if (reference.by === 'id') return queries.product(reference.id, source, context, signal);
    if (reference.by === 'slug') {
      const {slug} = reference;
      const locales = localesOf(context);
      const found = await queries.products(whereSlug(slug, locales), source, context, signal);
      return orNotFound(bestBySlug(found, slug, locales), source, 'product', slug);
    }
    const {sku} = reference;
    const where = 'masterVariant(sku=:sku) or variants(sku=:sku)';
    const args = {where, 'var.sku': sku, limit: 1};
    const [found] = await queries.products(args, source, context, signal);
    return orNotFound(found, source, 'product', sku);
  }

  async function childrenOf(
    parentId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly CategoryReference[]> {
    const args = {
      where: 'parent(id=:id)',
      'var.id': parentId,
      sort: 'orderHint asc',
      limit: CATEGORIES_PER_CALL,
    };
    const report = reportTo(context);
    const below = await queries.categories(args, source, signal);
    return readEach(below, 'category', report, (item) =>
      readReference(item, localesOf(context), report),
    );
  }

  return {
    async getProduct(reference, context, signal) {
      const source = {...identity, operation: 'getProduct'};
      const found = await findProduct(reference, source, context, signal);
      const product = normalize(found, source, context);
      return reference.by === 'sku' ? startingWith(product, reference.sku, source) : product;
    },

    async getProducts(ids, context, signal) {
      const source = {...identity, operation: 'getProducts'};
      const found = new Map<string, Product<ProductCustom, VariantCustom>>();
      for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
        const part = ids.slice(start, start + IDS_PER_CALL);
        const args = {where: 'id in :ids', 'var.ids': part, limit: IDS_PER_CALL};
        const items = await queries.products(args, source, context, signal);
        const products = readEach(items, 'product', reportTo(context), (item) =>
          normalize(item, source, context),
        );
        for (const each of products) found.set(each.id, each);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    async getCategory(key, context, signal) {
      const source = {...identity, operation: 'getCategory'};
      const locales = localesOf(context);
      const wanted = key.by === 'id' ? key.id : key.slug;
      const where = key.by === 'id' ? whereCategory(wanted) : whereSlug(wanted, locales);
      const args = {...where, expand: ['ancestors[*]']};
      const all = await queries.categories(args, source, signal);
      const best = key.by === 'id' ? all[0] : bestBySlug(all, wanted, locales);
      const found = orNotFound(best, source, 'category', wanted);
      const id = found.at('id').filledText();
      const children = await childrenOf(id, source, context, signal);
      const place = {source, path: found.path, locales, children, report: reportTo(context)};
      return normalizeCategory<CategoryCustom>(found.value as RawCategory, {...place, category});
    },

    async getCategoryTree({rootId, depth}, context, signal) {
      const source = {...identity, operation: 'getCategoryTree'};
      const report = reportTo(context);
      const placed: Placed[] = [];
      for (let offset = 0; ; offset += CATEGORIES_PER_CALL) {
        const args = {limit: CATEGORIES_PER_CALL, offset, sort: 'orderHint asc'};
        const page = await queries.categories(args, source, signal);
        placed.push(
          ...readEach(page, 'category', report, (item) =>
            readPlaced(item, localesOf(context), report),
          ),
        );
        if (page.length < CATEGORIES_PER_CALL) break;
      }
      reportOrphans(placed, report);
      return treeOf(placed, rootId, depth);
    },
  };
}
