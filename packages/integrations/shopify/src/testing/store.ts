import {readFileSync} from 'node:fs';
import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {buildSchema, graphql, type GraphQLFieldResolver} from 'graphql';
import {STOREFRONT_API_VERSION} from '../version.ts';
import {
  rawCart,
  rawCollection,
  rawLocalization,
  rawMenu,
  rawProduct,
  rawProductList,
  rawSearch,
  rawStock,
  rawSuggestions,
  rawVariant,
} from './fixtures.ts';

/** A request as the client sends it. */
export interface QueryRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const context: DynamicServerContext = {
  locale: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  preview: false,
  audiences: [],
};

/** A client of Shopify's own, whose requests are answered by a function. */
export const clientOf = (answer: (request: QueryRequest) => Response | Promise<Response>) =>
  createStorefrontApiClient({
    storeDomain: 'shop.example.com',
    apiVersion: STOREFRONT_API_VERSION,
    privateAccessToken: 'private-token',
    logger: () => undefined,
    customFetchApi: async (_address, init) =>
      answer(JSON.parse(String(init?.body)) as QueryRequest),
  });

export const schema = buildSchema(
  readFileSync(new URL('storefront.graphql', import.meta.url), 'utf8'),
);

const changed = {cart: rawCart, userErrors: [], warnings: []};
const root = {
  product: rawProduct,
  nodes: [rawProduct],
  node: {...rawVariant, storeAvailability: {nodes: [rawStock]}},
  products: rawProductList,
  search: rawSearch,
  predictiveSearch: rawSuggestions,
  productRecommendations: [rawProduct],
  collection: {...rawCollection, products: rawProductList},
  menu: rawMenu,
  localization: rawLocalization,
  cart: rawCart,
  cartBuyerIdentityUpdate: changed,
  cartCreate: changed,
  cartDiscountCodesUpdate: changed,
  cartGiftCardCodesAdd: changed,
  cartGiftCardCodesRemove: changed,
  cartLinesAdd: changed,
  cartLinesRemove: changed,
  cartLinesUpdate: changed,
  cartNoteUpdate: changed,
};

/** A field, or the items of its list, that a store answers with `null`. */
export interface NullField {
  /** Names of the types that have it. */
  readonly types: readonly string[];
  readonly field: string;
  /** Whether the list has a `null` in place of each item, instead of being `null`. */
  readonly isItem: boolean;
}

/**
 * A store that runs each query against the published schema, over the fixtures. An answer that the schema does not allow is an error.
 *
 * @param rootValue - Its answers, instead of the fixtures. A function gets the arguments of its field.
 */
export function storeBySchema(
  nothing?: NullField,
  rootValue: Readonly<Record<string, unknown>> = root,
): (request: QueryRequest) => Promise<Response> {
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    args,
    _context,
    {fieldName, parentType},
  ) => {
    const value = source[fieldName];
    const held = typeof value === 'function' ? (value as (given: unknown) => unknown)(args) : value;
    if (fieldName !== nothing?.field || !nothing.types.includes(parentType.name)) return held;
    return nothing.isItem && Array.isArray(held) ? held.map(() => null) : null;
  };
  return async ({query, variables}) => {
    const answer = await graphql({
      schema,
      source: query,
      rootValue,
      variableValues: variables,
      fieldResolver: fieldResolver as GraphQLFieldResolver<unknown, unknown>,
    });
    return Response.json(answer);
  };
}
