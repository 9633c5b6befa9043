import {
  cartProblems,
  categoryProblems,
  marketProblems,
  productProblems,
  searchProblems,
  stockProblems,
  suggestionsProblems,
} from '@storefront-toolkit/integration-test-kit';
import type {Cart} from '@storefront-toolkit/types/cart';
import type {Category, Product} from '@storefront-toolkit/types/catalog';
import {isIntegrationError} from '@storefront-toolkit/types/config';
import {
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {english} from './examples/search.ts';
import {
  createShopifyCartIntegration,
  createShopifyCatalogIntegration,
  createShopifySearchIntegration,
} from './index.ts';
import {rawCart, rawCollection, rawProduct, rawVariant} from './testing/fixtures.ts';
import {
  clientOf,
  context,
  type NullField,
  type QueryRequest,
  schema,
  storeBySchema,
} from './testing/store.ts';

type Store = (request: QueryRequest) => Promise<Response>;

const {signal} = new AbortController();
const signedIn = {...context, accessToken: 'shopper'};
const options = {tax: 'included', retries: 0} as const;
const catalogOf = (store: Store) =>
  createShopifyCatalogIntegration(clientOf(store), {
    ...options,
    inventory: true,
    product: {metafields: [{namespace: 'care', key: 'material'}], read: () => ({})},
    variant: {metafields: [{namespace: 'care', key: 'dishwasher'}], read: () => ({})},
  });
const cartsOf = (store: Store) => createShopifyCartIntegration(clientOf(store), options);

const searchOf = (store: Store) =>
  createShopifySearchIntegration(clientOf(store), {
    ...options,
    sortLabels: () => english,
    product: {metafields: [{namespace: 'care', key: 'material'}], read: () => ({})},
  });
const input = {term: 'mug', selections: [], page: 1, pageSize: 24};
const inCollection = {...input, term: '', category: {by: 'slug', slug: 'mugs'}} as const;

const cartId = rawCart.id!;
const inProduct = (product: Product) => productProblems(product, 'EUR');
const inCart = (cart: Cart) => cartProblems(cart, 'EUR');

/** Every method, with what is wrong with its answer. */
const METHODS: Readonly<Record<string, (store: Store) => Promise<readonly string[]>>> = {
  'getProduct by id': (store) =>
    catalogOf(store).getProduct({by: 'id', id: rawProduct.id!}, context, signal).then(inProduct),
  'getProduct by SKU': (store) =>
    catalogOf(store).getProduct({by: 'sku', sku: rawVariant.sku!}, context, signal).then(inProduct),
  getProducts: (store) =>
    catalogOf(store)
      .getProducts([rawProduct.id!], context, signal)
      .then((products) => products.flatMap(inProduct)),
  getCategory: (store) =>
    catalogOf(store)
      .getCategory({by: 'id', id: rawCollection.id!}, context, signal)
      .then((category: Category) => categoryProblems(category)),
  getCategoryTree: (store) =>
    catalogOf(store)
      .getCategoryTree({depth: 3}, context, signal)
      .then(() => []),
  getMarkets: (store) =>
    catalogOf(store)
      .getMarkets(context, signal)
      .then((markets) => markets.flatMap(marketProblems)),
  ...Object.fromEntries(
    (['product', 'category'] as const).map((entity) => [
      `getLocalizedSlugs of a ${entity}`,
      async (store: Store) => {
        const id = entity === 'product' ? rawProduct.id! : rawCollection.id!;
        const input = {entity, id, locales: ['de-DE', 'en-IE']} as const;
        const slugs = await catalogOf(store).getLocalizedSlugs(input, context, signal);
        return Object.keys(slugs).length === 2 ? [] : ['not both'];
      },
    ]),
  ),
  getStockByLocation: (store) =>
    catalogOf(store)
      .getStockByLocation({variantId: rawVariant.id!}, context, signal)
      .then(stockProblems),
  search: (store) =>
    searchOf(store)
      .search(input, context, signal)
      .then((results) => searchProblems(results, 'EUR')),
  'search without words': (store) =>
    searchOf(store)
      .search({...input, term: ''}, context, signal)
      .then((results) => searchProblems(results, 'EUR')),
  searchCategory: (store) =>
    searchOf(store)
      .searchCategory(inCollection, context, signal)
      .then((results) => [
        ...searchProblems(results, 'EUR'),
        ...categoryProblems(results.category),
      ]),
  suggest: (store) =>
    searchOf(store)
      .suggest({term: 'mu', limit: 5}, context, signal)
      .then((suggestions) => suggestionsProblems(suggestions, 'EUR')),
  recommend: (store) =>
    searchOf(store)
      .recommend({productId: rawProduct.id!, purpose: 'similar', limit: 5}, context, signal)
      .then((products) => {
        const found = {term: '', terms: [], products, categories: [], pages: []};
        return suggestionsProblems(found, 'EUR');
      }),
  createCart: (store) => cartsOf(store).createCart(signedIn, signal).then(inCart),
  getCart: (store) => cartsOf(store).getCart(cartId, context, signal).then(inCart),
  addLineItem: (store) =>
    cartsOf(store)
      .addLineItem({cartId, variantId: 'v', quantity: 1, custom: {}}, signedIn, signal)
      .then(inCart),
  updateLineItem: (store) =>
    cartsOf(store)
      .updateLineItem({cartId, lineItemId: 'l', quantity: 1}, signedIn, signal)
      .then(inCart),
  removeLineItem: (store) =>
    cartsOf(store).removeLineItem({cartId, lineItemId: 'l'}, signedIn, signal).then(inCart),
  applyCoupon: (store) =>
    cartsOf(store).applyCoupon({cartId, code: 'SPRING'}, signedIn, signal).then(inCart),
  removeCoupon: (store) =>
    cartsOf(store).removeCoupon({cartId, code: 'SPRING'}, signedIn, signal).then(inCart),
  updateNote: (store) =>
    cartsOf(store).updateNote({cartId, note: 'Ring twice.'}, signedIn, signal).then(inCart),
  updateContext: (store) => cartsOf(store).updateContext(cartId, signedIn, signal).then(inCart),
  mergeCart: (store) => cartsOf(store).mergeCart(cartId, signedIn, signal).then(inCart),
  applyGiftCard: (store) =>
    cartsOf(store).applyGiftCard({cartId, code: 'GIFT'}, signedIn, signal).then(inCart),
  removeGiftCard: (store) => {
    const paymentId = rawCart.appliedGiftCards![0]!.id!;
    return cartsOf(store).removeGiftCard({cartId, paymentId}, signedIn, signal).then(inCart);
  },
};

/** Where `null` means that there is nothing to answer with, and what the method says then. */
const NOTHING: Readonly<Record<string, string>> = {
  'getProduct by id: QueryRoot.product': 'not-found',
  'getProduct by SKU: QueryRoot.predictiveSearch': 'not-found',
  'getProduct by SKU: ProductVariant.sku': 'not-found',
  'getCategory: QueryRoot.collection': 'not-found',
  'getLocalizedSlugs of a product: QueryRoot.product': 'not-found',
  'getLocalizedSlugs of a category: QueryRoot.collection': 'not-found',
  'getStockByLocation: QueryRoot.node': 'not-found',
  'searchCategory: QueryRoot.collection': 'not-found',
  'getCart: QueryRoot.cart': 'not-found',
  'applyCoupon: QueryRoot.cart': 'not-found',
  'removeCoupon: QueryRoot.cart': 'not-found',
  'removeGiftCard: QueryRoot.cart': 'not-found',
  'createCart: Mutation.cartCreate': 'invalid-response',
  'createCart: CartCreatePayload.cart': 'invalid-response',
};

/** Fields that may be `null`, in methods whose queries have few of them. */
const LEAST: Readonly<Record<string, number>> = {
  getCategoryTree: 2,
  getMarkets: 0,
  'getLocalizedSlugs of a product': 1,
  'getLocalizedSlugs of a category': 1,
};

/** The fields of a query that may be `null` by the schema, and the lists of it that may hold `null`. */
function nullableFieldsOf(query: string): readonly NullField[] {
  const found: NullField[] = [];
  const info = new TypeInfo(schema);
  const keep = () => {
    const [parent, definition] = [info.getParentType(), info.getFieldDef()];
    if (!parent || !definition || definition.name.startsWith('__')) return;
    const types = isAbstractType(parent)
      ? schema.getPossibleTypes(parent).map(({name}) => name)
      : [parent.name];
    const {name: field, type} = definition;
    if (!isNonNullType(type)) found.push({types, field, isItem: false});
    const inner = getNullableType(type);
    if (isListType(inner) && !isNonNullType(inner.ofType)) found.push({types, field, isItem: true});
  };
  visit(parse(query), visitWithTypeInfo(info, {Field: keep}));
  return found.filter(
    (one, index) => index === found.findIndex((other) => nameOf(other) === nameOf(one)),
  );
}

const nameOf = ({types, field, isItem}: NullField) =>
  `${types.join('|')}.${field}${isItem ? '[]' : ''}`;

describe('each field that may be null by the schema of Shopify', () => {
  it.each(Object.entries(METHODS))(
    'costs no answer of %s @claim-shopify.nulls',
    async (name, call) => {
      const queries = new Set<string>();
      const whole = storeBySchema();
      const problems = await call(async (request) => {
        queries.add(request.query);
        const response = await whole(request);
        // The fixtures are held against the schema too: an error here is a fixture that Shopify could not send.
        expect(await response.clone().json()).not.toHaveProperty('errors');
        return response;
      });
      expect(problems).toEqual([]);

      const fields = [...queries].flatMap(nullableFieldsOf);
      expect(fields.length).toBeGreaterThanOrEqual(LEAST[name] ?? 6);
      for (const field of fields) {
        const outcome = await call(storeBySchema(field)).then(
          (found) => found.join(),
          (error: unknown) => (isIntegrationError(error) ? error.type : String(error)),
        );
        const where = `${name}: ${nameOf(field)}`;
        expect(`${where} ${outcome}`).toBe(`${where} ${NOTHING[where] ?? ''}`);
      }
    },
  );
});
