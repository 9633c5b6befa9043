import {parse, print, visit} from 'graphql';
import {expect, expectTypeOf, it} from 'vitest';
import {createTaggedCatalog} from './examples/added-fields.ts';
import {english} from './examples/search.ts';
import {createShopifyCatalogIntegration, createShopifySearchIntegration} from './index.ts';
import {
  rawCollection,
  rawMenu,
  rawProduct,
  rawProductList,
  rawSearch,
  rawSuggestions,
} from './testing/fixtures.ts';
import {clientOf, context, type QueryRequest} from './testing/store.ts';

const {signal} = new AbortController();
const tags = ['gift', 'new'];

/** A store that answers every request with all that there is, and what was asked of it. */
function store() {
  const asked: QueryRequest[] = [];
  const product = {...rawProduct, tags};
  const client = clientOf((request) => {
    asked.push(request);
    const data = {
      ...{product, nodes: [product], products: rawProductList, menu: rawMenu, search: rawSearch},
      collection: {...rawCollection, products: rawProductList, handle: 'mugs'},
      predictiveSearch: {...rawSuggestions, products: [product]},
      productRecommendations: [product],
    };
    return Response.json({data});
  });
  return {asked, client};
}

/** The types whose fragments ask for a field. */
function typesWith(query: string, field: string): readonly string[] {
  const types: string[] = [];
  visit(parse(query), {
    FragmentDefinition({selectionSet, typeCondition}) {
      if (selectionSet.selections.some((selection) => print(selection) === field)) {
        types.push(typeCondition.name.value);
      }
    },
  });
  return types;
}

it('are in what the function for a product reads, and typed in `custom` @claim-shopify.added-fields', async () => {
  const {asked, client} = store();
  const catalog = createTaggedCatalog(client);
  const product = await catalog.getProduct({by: 'id', id: rawProduct.id!}, context, signal);
  expect(product.custom).toEqual({tags});
  expectTypeOf(product.custom.tags).toEqualTypeOf<readonly string[]>();
  expect(typesWith(asked[0]!.query, 'tags')).toEqual(['Product']);
});

it('are asked for wherever there are products, variants or collections @claim-shopify.added-fields', async () => {
  const {asked, client} = store();
  const fields = {product: 'tags', variant: 'taxable', category: 'sortOrder'};
  const catalog = createShopifyCatalogIntegration(client, {tax: 'included', fields});
  const search = createShopifySearchIntegration(client, {
    ...{tax: 'included', fields},
    sortLabels: () => english,
  });
  const listing = {term: '', selections: [], page: 1, pageSize: 24};
  const calls: readonly [() => Promise<unknown>, readonly string[]][] = [
    [() => catalog.getProducts([rawProduct.id!], context, signal), ['Product', 'ProductVariant']],
    [() => catalog.getCategory({by: 'slug', slug: 'mugs'}, context, signal), ['Collection']],
    [() => catalog.getCategoryTree({depth: 2}, context, signal), []],
    [() => search.search(listing, context, signal), ['Product']],
    [() => search.search({...listing, term: 'mug'}, context, signal), ['Product']],
    [
      () =>
        search.searchCategory({...listing, category: {by: 'slug', slug: 'mugs'}}, context, signal),
      ['Collection', 'Product'],
    ],
    [() => search.suggest({term: 'mu', limit: 5}, context, signal), ['Product']],
    [
      () =>
        search.recommend(
          {productId: rawProduct.id!, purpose: 'similar', limit: 4},
          context,
          signal,
        ),
      ['Product'],
    ],
  ];
  for (const [call, expected] of calls) {
    asked.length = 0;
    await call();
    const {query} = asked[0]!;
    const types = ['tags', 'taxable', 'sortOrder'].flatMap((field) => typesWith(query, field));
    expect(types.sort()).toEqual(expected);
  }
});

it('are refused at once when they would break each query @claim-shopify.added-fields', () => {
  const {client} = store();
  const options = {tax: 'included', fields: {variant: '{ taxable'}} as const;
  expect(() => createShopifyCatalogIntegration(client, options)).toThrow('"fields.variant"');
});
