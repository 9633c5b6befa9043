import type {
  ByProjectKeyRequestBuilder,
  CategoryPagedQueryResponse,
  ChannelPagedQueryResponse,
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
  Category,
  CategoryKey,
  CategoryReference,
  LocalizedSlugsInput,
  LocationStock,
  Product,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext, ProductReference} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import {explainCommercetoolsFailure} from './errors.ts';
import {bestBySlug, localesFor, slugsIn, whereSlug} from './locale.ts';
import {normalizeCategory, type RawCategory, readReference} from './normalize-category.ts';
import {normalizeProduct, type RawProduct} from './normalize-product.ts';
import type {Raw} from './raw.ts';
import {parseVariantKey} from './normalize-variant.ts';
import {send} from './send.ts';
import {normalizeLocationStock} from './stock-by-location.ts';
import type {CommercetoolsCatalogOptions} from './settings.ts';

/** Most ids of a call: they are part of its address. */
const IDS_PER_CALL = 100;
/** Most that a query answers at once. */
export const CATEGORIES_PER_CALL = 500;

/** The query, by the names of the HTTP API. */
type QueryArgs = Readonly<Record<string, string | number | string[] | undefined>>;

/** A thing that was found. `undefined` when there is none. */
type Found<Type> = Field<Type | null | undefined> | undefined;

/** A call of an integration. */
export interface CatalogCall {
  readonly source: CallSource;
  readonly context: DynamicServerContext;
  readonly signal: AbortSignal;
}

function orNotFound<Type>(found: Found<Type>, source: CallSource, entity: string, key: string) {
  if (found) return found;
  throw createIntegrationError({...source, type: 'not-found', entity, key});
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
function queriesOf(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCatalogOptions,
  identity: Omit<CallSource, 'operation'>,
) {
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);
  const {priceScope} = settings;
  return {
    caller,

    async product(id: string, {source, context, signal}: CatalogCall) {
      const queryArgs = projectionArgs(context, priceScope);
      const request = () => api.productProjections().withId({ID: id}).get({queryArgs});
      const wanted = {entity: 'product', key: id};
      const call = (either: AbortSignal) => send(request, either);
      const body: RawProduct = await caller.read(source.operation, signal, call, wanted);
      return fieldOf(body, source);
    },
    async products(args: QueryArgs, {source, context, signal}: CatalogCall) {
      const queryArgs = {...projectionArgs(context, priceScope), ...args};
      const body = await caller.read(source.operation, signal, (either) =>
        send(() => api.productProjections().get({queryArgs}), either),
      );
      return fieldOf(body as Raw<typeof body>, source)
        .at('results')
        .list();
    },
    async categories(queryArgs: QueryArgs, {source, signal}: CatalogCall) {
      const body: Raw<CategoryPagedQueryResponse> = await caller.read(
        source.operation,
        signal,
        (either) => send(() => api.categories().get({queryArgs}), either),
      );
      return fieldOf(body, source).at('results').list();
    },
    async channels(ids: readonly string[], {source, signal}: CatalogCall) {
      const queryArgs = {where: 'id in :ids', 'var.ids': [...ids], limit: IDS_PER_CALL};
      const body: Raw<ChannelPagedQueryResponse> = await caller.read(
        source.operation,
        signal,
        (either) => send(() => api.channels().get({queryArgs}), either),
      );
      return fieldOf(body, source).at('results').list();
    },
  };
}

/** The query for one category, by its key. */
const whereCategory = (id: string) => ({where: 'id=:id', 'var.id': id, limit: 1});

/**
 * Reads products and categories for the integrations that need them.
 *
 * @param identity - The integration whose errors they are.
 */
export function createCatalogReader<
  ProductCustom extends object,
  VariantCustom extends object,
  CategoryCustom extends object,
>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCatalogOptions<ProductCustom, VariantCustom, CategoryCustom>,
  identity: Omit<CallSource, 'operation'>,
) {
  type OwnProduct = Product<ProductCustom, VariantCustom>;
  const {options = [], fallbackLocales = [], category} = settings;
  const queries = queriesOf(api, settings, identity);
  const localesOf = ({locale}: DynamicServerContext) => localesFor(locale, fallbackLocales);

  const normalize = (
    {value, path}: Field<RawProduct | null | undefined>,
    {source, context}: CatalogCall,
  ): OwnProduct => {
    const {currency} = context;
    const asked = {source, path, currency, locales: localesOf(context), report: reportTo(context)};
    return normalizeProduct(value as RawProduct, {...settings, ...asked, options});
  };

  async function findProduct(
    reference: ProductReference,
    call: CatalogCall,
  ): Promise<Field<RawProduct | null | undefined>> {
    const {source, context} = call;
    if (reference.by === 'id') return queries.product(reference.id, call);
    if (reference.by === 'slug') {
      const {slug} = reference;
      const locales = localesOf(context);
      const found = await queries.products(whereSlug(slug, locales), call);
      return orNotFound(bestBySlug(found, slug, locales), source, 'product', slug);
    }
    const {sku} = reference;
    const where = 'masterVariant(sku=:sku) or variants(sku=:sku)';
    const [found] = await queries.products({where, 'var.sku': sku, limit: 1}, call);
    return orNotFound(found, source, 'product', sku);
  }

  async function childrenOf(
    parentId: string,
    call: CatalogCall,
  ): Promise<readonly CategoryReference[]> {
    const args = {
      where: 'parent(id=:id)',
      'var.id': parentId,
      sort: 'orderHint asc',
      limit: CATEGORIES_PER_CALL,
    };
    const report = reportTo(call.context);
    const below = await queries.categories(args, call);
    return readEach(below, 'category', report, (item) =>
      readReference(item, localesOf(call.context), report),
    );
  }

  /** The product or the category with the key, as it arrives. */
  async function findById(entity: 'product' | 'category', id: string, call: CatalogCall) {
    if (entity === 'product') return queries.product(id, call);
    const [found] = await queries.categories(whereCategory(id), call);
    return orNotFound(found, call.source, entity, id);
  }

  /** The variant of a key, as it arrives. */
  async function findVariant(key: string, call: CatalogCall) {
    const parts = parseVariantKey(key);
    const product = parts && (await queries.product(parts.productId, call));
    const variants = product && [
      product.at('masterVariant'),
      ...(product.at('variants').given()?.list() ?? []),
    ];
    const found = variants?.find((variant) => variant.at('id').value === parts?.variantId);
    return orNotFound(found, call.source, 'variant', key);
  }

  return {
    caller: queries.caller,
    localesOf,

    /** The stock of a variant in each supply channel that counts. A channel that can't be read is left out, and reported. */
    async stock(key: string, call: CatalogCall): Promise<readonly LocationStock[]> {
      const {supplyChannels} = settings;
      const variant = await findVariant(key, call);
      const entries = new Map(
        variant.at('availability').given()?.at('channels').given()?.entries() ?? [],
      );
      const ids = [...entries.keys()].filter((id) => supplyChannels?.includes(id) ?? true);
      const report = reportTo(call.context);
      const stock: LocationStock[] = [];
      for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
        const channels = await queries.channels(ids.slice(start, start + IDS_PER_CALL), call);
        const read = readEach(channels, 'location', report, (channel) => {
          const id = channel.at('id');
          const entry = entries.get(id.filledText()) ?? id.fail('the key of a channel with stock');
          return normalizeLocationStock(channel, entry, localesOf(call.context), report);
        });
        stock.push(...read);
      }
      return stock;
    },

    slugs: async ({entity, id, locales}: LocalizedSlugsInput, call: CatalogCall) => {
      const found: Field<Pick<RawCategory, 'id' | 'slug'>> = await findById(entity, id, call);
      found.at('id').filledText();
      return slugsIn(found.at('slug'), locales);
    },

    categories: (args: QueryArgs, call: CatalogCall) => queries.categories(args, call),

    product: async (reference: ProductReference, call: CatalogCall) =>
      normalize(await findProduct(reference, call), call),

    /** Those that there are, in the order of their keys. One that can't be read is left out, and reported. */
    async products(ids: readonly string[], call: CatalogCall): Promise<readonly OwnProduct[]> {
      const found = new Map<string, OwnProduct>();
      for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
        const part = ids.slice(start, start + IDS_PER_CALL);
        const args = {where: 'id in :ids', 'var.ids': part, limit: IDS_PER_CALL};
        const items = await queries.products(args, call);
        const products = readEach(items, 'product', reportTo(call.context), (item) =>
          normalize(item, call),
        );
        for (const each of products) found.set(each.id, each);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    /** A category with those above it and below it. */
    async category(key: CategoryKey, call: CatalogCall): Promise<Category<CategoryCustom>> {
      const {source, context} = call;
      const locales = localesOf(context);
      const wanted = key.by === 'id' ? key.id : key.slug;
      const where = key.by === 'id' ? whereCategory(wanted) : whereSlug(wanted, locales);
      const all = await queries.categories({...where, expand: ['ancestors[*]']}, call);
      const best = key.by === 'id' ? all[0] : bestBySlug(all, wanted, locales);
      const found = orNotFound(best, source, 'category', wanted);
      const id = found.at('id').filledText();
      const children = await childrenOf(id, call);
      const place = {source, path: found.path, locales, children, report: reportTo(context)};
      return normalizeCategory<CategoryCustom>(found.value as RawCategory, {...place, category});
    },
  };
}
