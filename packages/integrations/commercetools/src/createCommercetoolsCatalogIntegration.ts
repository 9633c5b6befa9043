import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {type CallSource, readEach, reportTo} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  LocalizedSlugsIntegration,
  MarketsIntegration,
  Product,
  StockByLocationIntegration,
} from '@storefront-toolkit/types/catalog';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import {normalizeMarket, readProject} from './localization.ts';
import {type Placed, readPlaced, reportOrphans, treeOf} from './normalize-category.ts';
import {CATEGORIES_PER_CALL, createCatalogReader} from './read-catalog.ts';
import type {CommercetoolsCatalogOptions} from './settings.ts';

const identity = {vendor: 'commercetools', kind: 'commerce'} as const;

/** Puts the variant that a SKU names first. */
function startingWith<Item extends Product>(product: Item, sku: string, source: CallSource): Item {
  const start = product.variants.find((variant) => variant.sku === sku);
  if (!start) {
    throw createIntegrationError({...source, type: 'not-found', entity: 'product', key: sku});
  }
  return {...product, variants: [start, ...product.variants.filter((other) => other !== start)]};
}

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
): CatalogIntegration<Product<ProductCustom, VariantCustom>, Category<CategoryCustom>> &
  MarketsIntegration &
  LocalizedSlugsIntegration &
  StockByLocationIntegration {
  const reader = createCatalogReader(api, settings, identity);

  return {
    async getProduct(reference, context, signal) {
      const source = {...identity, operation: 'getProduct'};
      const product = await reader.product(reference, {source, context, signal});
      return reference.by === 'sku' ? startingWith(product, reference.sku, source) : product;
    },

    async getProducts(ids, context, signal) {
      const source = {...identity, operation: 'getProducts'};
      return reader.products(ids, {source, context, signal});
    },

    async getCategory(key, context, signal) {
      const source = {...identity, operation: 'getCategory'};
      return reader.category(key, {source, context, signal});
    },

    async getCategoryTree({rootId, depth}, context, signal) {
      const source = {...identity, operation: 'getCategoryTree'};
      const report = reportTo(context);
      const placed: Placed[] = [];
      for (let offset = 0; ; offset += CATEGORIES_PER_CALL) {
        const args = {limit: CATEGORIES_PER_CALL, offset, sort: 'orderHint asc'};
        const page = await reader.categories(args, {source, context, signal});
        placed.push(
          ...readEach(page, 'category', report, (item) =>
            readPlaced(item, reader.localesOf(context), report),
          ),
        );
        if (page.length < CATEGORIES_PER_CALL) break;
      }
      reportOrphans(placed, report);
      return treeOf(placed, rootId, depth);
    },

    async getMarkets(context, signal) {
      const source = {...identity, operation: 'getMarkets'};
      const project = await readProject(api, reader.caller, signal, source);
      return [normalizeMarket(project, reportTo(context))];
    },

    async getLocalizedSlugs(input, context, signal) {
      const source = {...identity, operation: 'getLocalizedSlugs'};
      return reader.slugs(input, {source, context, signal});
    },

    async getStockByLocation({variantId}, context, signal) {
      const source = {...identity, operation: 'getStockByLocation'};
      return reader.stock(variantId, {source, context, signal});
    },
  };
}
