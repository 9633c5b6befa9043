import type {
  ByProjectKeyRequestBuilder,
  CategoryPagedQueryResponse,
} from '@commercetools/platform-sdk';
import {
  type CallOptions,
  type CallSource,
  createCaller,
  type Field,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  Product,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import {explainCommercetoolsFailure} from './errors.ts';
import {localesFor} from './locale.ts';
import {normalizeCategory, type RawCategory, readPlaced, treeOf} from './normalize-category.ts';
import {normalizeProduct, type RawProduct, type RawVariant} from './normalize-product.ts';
import type {Raw} from './raw.ts';

/** Options of {@link createCommercetoolsCatalogIntegration}. */
export interface CommercetoolsCatalogOptions<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
> extends CallOptions {
  /** Whether the project's prices contain tax. It is set on the tax category, which a product does not show. */
  readonly tax: TaxTreatment;
  /**
   * Names of the attributes that a shopper chooses by, in the order of choice, such as `color` and `size`.
   *
   * @default []
   */
  readonly options?: readonly string[];
  /**
   * Locales to look for a text in when there is none in the language of the request, best first.
   *
   * @default []
   */
  readonly fallbackLocales?: readonly string[];
  /** Reads your own fields of a product. */
  readonly product?: (raw: RawProduct) => ProductCustom;
  /** Reads your own fields of a variant. */
  readonly variant?: (raw: RawVariant) => VariantCustom;
  /** Reads your own fields of a category, from its `custom.fields` for example. */
  readonly category?: (raw: RawCategory) => CategoryCustom;
}

const identity = {vendor: 'commercetools', kind: 'commerce'} as const;
/** Most ids of a call: they are part of its address. */
const IDS_PER_CALL = 100;
/** Most that a query answers at once. */
const CATEGORIES_PER_CALL = 500;

/** What is asked, by the names of the HTTP API. */
type QueryArgs = Readonly<Record<string, string | number | string[] | undefined>>;

/** A condition on a localized slug. Names with a hyphen need backticks. */
const slugIn = (locales: readonly string[]) =>
  `slug(${locales.map((locale) => `\`${locale}\`=:slug`).join(' or ')})`;

/**
 * Reads products and categories from a commercetools project.
 *
 * @param api - Request builder of the project. Leave the retries of its client off: the integration repeats what may be repeated.
 * @param options - Tax, options, locales, custom fields, time limit and retries.
 */
export function createCommercetoolsCatalogIntegration<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsCatalogOptions<ProductCustom, VariantCustom, CategoryCustom>,
): CatalogIntegration<Product<ProductCustom, VariantCustom>, Category<CategoryCustom>> {
  const {tax, options = [], fallbackLocales = [], product, variant, category} = settings;
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);

  const projectionArgs = ({currency, country, preview}: DynamicServerContext) => ({
    priceCurrency: currency,
    ...(country && {priceCountry: country}),
    staged: preview,
    expand: ['productType', 'categories[*]'],
  });
  const normalize = (
    raw: RawProduct,
    source: CallSource,
    path: string,
    {locale, currency}: DynamicServerContext,
  ) => {
    const locales = localesFor(locale, fallbackLocales);
    const context = {source, path, locales, currency, tax, options, product, variant};
    return normalizeProduct<ProductCustom, VariantCustom>(raw, context);
  };

  async function readOne(id: string, context: DynamicServerContext, signal: AbortSignal) {
    const source = {...identity, operation: 'getProduct'};
    const call = () =>
      api
        .productProjections()
        .withId({ID: id})
        .get({queryArgs: projectionArgs(context)})
        .execute();
    const {body} = await caller.read(source.operation, signal, call, {entity: 'product', key: id});
    return normalize(body, source, '', context);
  }

  async function queryProducts(
    operation: string,
    args: QueryArgs,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) {
    const source = {...identity, operation};
    const queryArgs = {...projectionArgs(context), ...args};
    const {body} = await caller.read(operation, signal, () =>
      api.productProjections().get({queryArgs}).execute(),
    );
    const results = fieldOf(body as Raw<typeof body>, source)
      .at('results')
      .list();
    return results.map(({value, path}) => normalize(value as RawProduct, source, path, context));
  }

  async function queryCategories(
    operation: string,
    queryArgs: QueryArgs,
    signal: AbortSignal,
  ): Promise<Field<Raw<CategoryPagedQueryResponse>>> {
    const {body} = await caller.read(operation, signal, () =>
      api.categories().get({queryArgs}).execute(),
    );
    return fieldOf(body as Raw<CategoryPagedQueryResponse>, {...identity, operation});
  }

  async function allCategories(operation: string, locales: readonly string[], signal: AbortSignal) {
    const all: ReturnType<typeof readPlaced>[number][] = [];
    for (;;) {
      const args = {limit: CATEGORIES_PER_CALL, offset: all.length, sort: 'orderHint asc'};
      const page = await queryCategories(operation, args, signal);
      const found = readPlaced(page.at('results'), locales);
      all.push(...found);
      if (found.length < CATEGORIES_PER_CALL) return all;
    }
  }

  return {
    async getProduct(reference, context, signal) {
      if (reference.by === 'id') return readOne(reference.id, context, signal);
      const locales = localesFor(context.locale, fallbackLocales);
      const key = reference.by === 'slug' ? reference.slug : reference.sku;
      const args =
        reference.by === 'slug'
          ? {where: slugIn(locales), 'var.slug': key, limit: 1}
          : {where: 'masterVariant(sku=:sku) or variants(sku=:sku)', 'var.sku': key, limit: 1};
      const [found] = await queryProducts('getProduct', args, context, signal);
      const start =
        reference.by === 'sku' ? found?.variants.find(({sku}) => sku === key) : found?.variants[0];
      if (!found || !start) {
        const missing = {type: 'not-found', entity: 'product', key} as const;
        throw createIntegrationError({...identity, operation: 'getProduct', ...missing});
      }
      return {...found, variants: [start, ...found.variants.filter((other) => other !== start)]};
    },

    async getProducts(ids, context, signal) {
      const found = new Map<string, Product<ProductCustom, VariantCustom>>();
      for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
        const part = ids.slice(start, start + IDS_PER_CALL);
        const args = {where: 'id in :ids', 'var.ids': part, limit: IDS_PER_CALL};
        const products = await queryProducts('getProducts', args, context, signal);
        for (const each of products) found.set(each.id, each);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    async getCategory(key, context, signal) {
      const source = {...identity, operation: 'getCategory'};
      const locales = localesFor(context.locale, fallbackLocales);
      const wanted = key.by === 'id' ? key.id : key.slug;
      const where =
        key.by === 'id'
          ? {where: 'id=:id', 'var.id': wanted}
          : {where: slugIn(locales), 'var.slug': wanted};
      const args = {...where, limit: 1, expand: ['ancestors[*]']};
      const page = await queryCategories(source.operation, args, signal);
      const [found] = page.at('results').list();
      if (!found) {
        const missing = {type: 'not-found', entity: 'category', key: wanted} as const;
        throw createIntegrationError({...source, ...missing});
      }
      const below = await queryCategories(
        source.operation,
        {
          where: 'parent(id=:id)',
          'var.id': found.at('id').filledText(),
          sort: 'orderHint asc',
          limit: CATEGORIES_PER_CALL,
        },
        signal,
      );
      const children = readPlaced(below.at('results'), locales).map(({id, slug, name}) => ({
        id,
        slug,
        name,
      }));
      const place = {source, path: found.path, locales, children, category};
      return normalizeCategory<CategoryCustom>(found.value as RawCategory, place);
    },

    async getCategoryTree({rootId, depth}, context, signal) {
      const locales = localesFor(context.locale, fallbackLocales);
      return treeOf(await allCategories('getCategoryTree', locales, signal), rootId, depth);
    },
  };
}
