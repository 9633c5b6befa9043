import type {createClient} from '@bigcommerce/catalyst-client';
import {type CallSource, readOrReport, reportTo} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  MarketsIntegration,
  Product,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import {normalizeMarket} from './normalize-market.ts';
import {nodesOf, normalizeProduct, pathsOf} from './normalize-product.ts';
import {MARKETS_QUERY, PRODUCT_QUERY, PRODUCTS_QUERY, ROUTE_QUERY} from './queries.ts';
import type {RawConnection, RawProduct, RawVariant} from './raw.ts';
import {createStoreReader, foundIn, toEntityId} from './read-store.ts';
import type {BigCommerceCatalogOptions} from './settings.ts';

type PageInfo = RawConnection<RawVariant>['pageInfo'];

const identity = {vendor: 'bigcommerce', kind: 'commerce'} as const;
const VARIANTS_PER_PAGE = 250;
/** Most that a list answers at once. */
const PRODUCTS_PER_CALL = 50;

/**
 * Reads products and categories from a BigCommerce store.
 *
 * @param client - A client of the GraphQL Storefront API.
 * @param options - Tax, channel, custom fields, time limit and retries.
 */
export function createBigCommerceCatalogIntegration<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
>(
  client: ReturnType<typeof createClient>,
  options: BigCommerceCatalogOptions<ProductCustom, VariantCustom, CategoryCustom>,
): CatalogIntegration<Product<ProductCustom, VariantCustom>, Category<CategoryCustom>> &
  MarketsIntegration {
  const {tax, product, variant} = options;
  const {caller, ask, readTreeBelow, readCategory} = createStoreReader<CategoryCustom>(
    client,
    options,
    identity,
  );

  const productVariables = ({currency}: DynamicServerContext) => ({
    currency,
    includeTax: tax === 'included',
    variantsPerPage: VARIANTS_PER_PAGE,
  });
  const normalize = (
    raw: RawProduct,
    source: CallSource,
    path: string,
    context: DynamicServerContext,
  ) =>
    normalizeProduct<ProductCustom, VariantCustom>(raw, {
      source,
      path,
      currency: context.currency,
      report: reportTo(context),
      tax,
      product,
      variant,
    });

  /** The product with the variants of all pages: the first page came with it. */
  async function withAllVariants(
    raw: RawProduct,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<RawProduct> {
    let page: PageInfo = raw.variants?.pageInfo;
    if (!page?.hasNextPage) return raw;
    const edges = [...(raw.variants?.edges ?? [])];
    while (page?.hasNextPage) {
      const variables = {...productVariables(context), id: raw.entityId, after: page.endCursor};
      const site = await ask(PRODUCT_QUERY, variables, context, signal, source);
      const next = site.at('product').at('variants');
      edges.push(...nodesOf<RawVariant>(next).map(({value}) => ({node: value as RawVariant})));
      page = next.at('pageInfo').value as PageInfo;
    }
    return {...raw, variants: {edges}};
  }

  async function readByKey(
    key: {readonly sku: string} | {readonly id: number | undefined},
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<RawProduct | undefined> {
    const variables = {...productVariables(context), ...key};
    const site = await ask(PRODUCT_QUERY, variables, context, signal, source);
    return foundIn<RawProduct>(site.at('product'));
  }

  /** The product at the address that a slug stands for. A slug may lead to another kind of page, of which nothing is asked. */
  async function readBySlug(
    slug: string,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<RawProduct | undefined> {
    for (const path of pathsOf(slug)) {
      const variables = {...productVariables(context), path};
      const site = await ask(ROUTE_QUERY, variables, context, signal, source);
      const node = site.at('route').at('node');
      const found = foundIn<RawProduct & {readonly __typename?: string | undefined}>(node);
      if (found) return found.__typename === 'Product' ? found : undefined;
    }
    return undefined;
  }

  return {
    async getProduct(reference, context, signal) {
      const source = {...identity, operation: 'getProduct'};
      const key =
        reference.by === 'id'
          ? reference.id
          : reference.by === 'slug'
            ? reference.slug
            : reference.sku;
      const id = reference.by === 'id' ? toEntityId(key) : undefined;
      const missing = createIntegrationError({
        ...source,
        type: 'not-found',
        entity: 'product',
        key,
      });
      if (reference.by === 'id' && id === undefined) throw missing;
      const bySlug = reference.by === 'slug';
      const raw = await caller.read(source.operation, signal, async (either) => {
        const wanted = reference.by === 'sku' ? {sku: key} : {id};
        const found = bySlug
          ? await readBySlug(key, context, either, source)
          : await readByKey(wanted, context, either, source);
        return found && withAllVariants(found, context, either, source);
      });
      if (!raw) throw missing;
      const path = bySlug ? 'data.site.route.node' : 'data.site.product';
      const found = normalize(raw, source, path, context);
      const start = found.variants.find(({sku}) => reference.by === 'sku' && sku === key);
      if (!start) return found;
      return {...found, variants: [start, ...found.variants.filter((other) => other !== start)]};
    },

    async getProducts(ids, context, signal) {
      const source = {...identity, operation: 'getProducts'};
      const known = ids.flatMap((id) => toEntityId(id) ?? []);
      const found = new Map<string, Product<ProductCustom, VariantCustom>>();
      for (let start = 0; start < known.length; start += PRODUCTS_PER_CALL) {
        const part = known.slice(start, start + PRODUCTS_PER_CALL);
        const raws = await caller.read(source.operation, signal, async (either) => {
          const variables = {...productVariables(context), ids: part, first: PRODUCTS_PER_CALL};
          const site = await ask(PRODUCTS_QUERY, variables, context, either, source);
          const nodes = nodesOf<RawProduct>(site.at('products'));
          return Promise.all(
            nodes.map(async ({value, path}) => ({
              path,
              raw: await withAllVariants(value as RawProduct, context, either, source),
            })),
          );
        });
        for (const {raw, path} of raws) {
          const item = readOrReport('product', reportTo(context), () =>
            normalize(raw, source, path, context),
          );
          if (item) found.set(item.id, item);
        }
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    getCategory: (key, context, signal) => readCategory(key, 'getCategory', context, signal),

    async getCategoryTree({rootId, depth}, context, signal) {
      const operation = 'getCategoryTree';
      if (rootId === undefined) return readTreeBelow(undefined, depth, operation, context, signal);
      const id = toEntityId(rootId);
      if (id === undefined) return [];
      // The answer begins with the category itself.
      const [root] = await readTreeBelow(id, depth + 1, operation, context, signal);
      return root?.children ?? [];
    },

    async getMarkets(context, signal) {
      const site = await caller.read('getMarkets', signal, (either, source) =>
        ask(MARKETS_QUERY, {}, context, either, source),
      );
      return [normalizeMarket(site, reportTo(context))];
    },
  };
}
