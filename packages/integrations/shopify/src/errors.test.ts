import type {Product} from '@storefront-toolkit/types/catalog';
import type {IntegrationError, IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it} from 'vitest';
import {createShopifyCartIntegration, createShopifyCatalogIntegration} from './index.ts';
import {rawCart, rawProduct} from './testing/fixtures.ts';
import {clientOf, context} from './testing/store.ts';

const {signal} = new AbortController();

/** Asks a store that always answers alike, and tells how it ended and how often it was asked. */
async function ask(
  answer: () => Response,
  {
    retries = 2,
    onProblem,
  }: {retries?: number; onProblem?: (problem: IntegrationProblem) => void} = {},
) {
  let calls = 0;
  const client = clientOf(() => {
    calls++;
    return answer();
  });
  const catalog = createShopifyCatalogIntegration(client, {tax: 'included', timeout: 900, retries});
  const asking = {...context, onProblem};
  const outcome = await catalog.getProduct({by: 'slug', slug: 'mug'}, asking, signal).then(
    (product) => ({product}),
    // The contract promises that nothing else is thrown.
    (error: unknown) => ({error: error as IntegrationError}),
  );
  const ended: {readonly product?: Product; readonly error?: IntegrationError} = outcome;
  return {...ended, calls};
}

const inQuery =
  (code: string | undefined, message: string, more: object = {}) =>
  () =>
    Response.json({errors: [{message, ...(code && {extensions: {code}})}], ...more});

// Bodies as Shopify's documentation of status codes shows them: `errors` is a text there, and a list in GraphQL.
describe('a status of Shopify', () => {
  it.each([
    [400, {errors: [{message: 'Parameter is missing'}]}, 'Parameter is missing'],
    [402, {errors: 'Unavailable Shop'}, 'Unavailable Shop'],
    [404, {errors: 'Not Found'}, 'Not Found'],
    [423, {errors: 'This shop is locked'}, 'This shop is locked'],
    [430, 'Security rejection', 'Because'],
  ])(
    '%d is refused, not repeated, and says why @claim-shopify.errors',
    async (status, body, reason) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const {error, calls} = await ask(() => new Response(text, {status, statusText: 'Because'}));
      expect(error).toMatchObject({type: 'refused', status, reason});
      expect(calls).toBe(1);
    },
  );

  it.each([401, 403])('%d is about the credentials @claim-shopify.errors', async (status) => {
    const {error, calls} = await ask(() => Response.json({errors: '[API] Invalid'}, {status}));
    expect(error).toMatchObject({type: 'unauthorized'});
    expect(calls).toBe(1);
  });

  it.each([500, 502, 503, 504])('%d is repeated @claim-shopify.errors', async (status) => {
    const {error, calls} = await ask(() => new Response('', {status}));
    expect(error).toMatchObject({type: 'unavailable', status});
    expect(calls).toBe(3);
  });

  it('429 is repeated after its wait, when that fits the time limit @claim-shopify.errors', async () => {
    const limited = (seconds: string) => () =>
      new Response('', {status: 429, headers: {'retry-after': seconds}});
    expect(await ask(limited('0'))).toMatchObject({error: {type: 'rate-limited'}, calls: 3});
    const late = await ask(limited('2'));
    expect(late).toMatchObject({error: {type: 'rate-limited', retryAfter: 2}, calls: 1});
  });
});

describe('an error of GraphQL with status 200', () => {
  it.each([
    ['undefinedField', "Field 'colour' doesn't exist on type 'Product'"],
    ['argumentLiteralsIncompatible', "Argument 'first' on Field 'media' has an invalid value"],
    [
      'MAX_COST_EXCEEDED',
      'Query cost is 1322, which exceeds the single query max cost limit (1000)',
    ],
    ['BAD_REQUEST', 'Bad request'],
    ['SHOP_INACTIVE', 'The shop is not active'],
    [undefined, 'syntax error, unexpected end of file'],
  ])(
    '%s is refused, not repeated, and says why @claim-shopify.errors @claim-vendors.refusals',
    async (code, reason) => {
      const {error, calls} = await ask(inQuery(code, reason));
      expect(error).toMatchObject({type: 'refused', status: 200, reason});
      expect(calls).toBe(1);
    },
  );

  it('about the language or the country names the setting @claim-shopify.errors', async () => {
    const message = (variable: string) => `Variable $${variable} was provided invalid value`;
    const language = await ask(inQuery('INVALID_VARIABLE', message('language')));
    expect(language.error).toMatchObject({type: 'refused', setting: 'locale'});
    const country = await ask(inQuery('INVALID_VARIABLE', message('country')));
    expect(country.error).toMatchObject({type: 'refused', setting: 'country'});
  });

  it.each([
    ['ACCESS_DENIED', {type: 'unauthorized'}, 1],
    ['UNAUTHORIZED', {type: 'unauthorized'}, 1],
    ['INTERNAL_SERVER_ERROR', {type: 'unavailable', status: 500}, 3],
    ['SERVICE_UNAVAILABLE', {type: 'unavailable', status: 503}, 3],
    ['timeout', {type: 'unavailable', status: 504}, 3],
  ])('%s is told apart @claim-shopify.errors', async (code, expected, repeated) => {
    const {error, calls} = await ask(inQuery(code, 'No.'));
    expect(error).toMatchObject(expected);
    expect(calls).toBe(repeated);
  });

  it('THROTTLED waits until there are points enough, or a second @claim-shopify.errors', async () => {
    const cost = {
      requestedQueryCost: 600,
      throttleStatus: {maximumAvailable: 1000, currentlyAvailable: 100, restoreRate: 50},
    };
    const told = await ask(inQuery('THROTTLED', 'Throttled', {extensions: {cost}}));
    expect(told).toMatchObject({error: {type: 'rate-limited', retryAfter: 10}, calls: 1});
    const untold = await ask(inQuery('THROTTLED', 'Throttled'), {retries: 0});
    expect(untold.error).toMatchObject({type: 'rate-limited', retryAfter: 1});
  });

  it('that has a text in place of the list is refused', async () => {
    const {error} = await ask(() => Response.json({errors: 'Not Found'}));
    expect(error).toMatchObject({type: 'refused', status: 200, reason: 'Not Found'});
  });
});

describe('an error about one field', () => {
  const path = ['product', 'variants', 'nodes', 0, 'quantityAvailable'];
  const partial =
    (code: string, data: unknown = {product: rawProduct}, at: unknown[] = path) =>
    () =>
      Response.json({data, errors: [{message: 'Access denied', path: at, extensions: {code}}]});

  it('leaves that field out, and reports it @claim-shopify.partial', async () => {
    const problems: IntegrationProblem[] = [];
    const onProblem = (problem: IntegrationProblem) => problems.push(problem);
    const {product} = await ask(partial('ACCESS_DENIED'), {onProblem});
    expect(product?.name).toBe('Enamel mug');
    expect(problems).toMatchObject([
      {
        operation: 'getProduct',
        missing: 'field',
        path: 'data.product.variants.nodes[0].quantityAvailable',
        reason: 'could not be read by Shopify: Access denied',
      },
    ]);
  });

  it('is asked for again when it can pass, and never read as "not there"', async () => {
    const failing = await ask(partial('INTERNAL_SERVER_ERROR'));
    expect(failing).toMatchObject({error: {type: 'unavailable', status: 500}, calls: 3});
    const denied = await ask(partial('ACCESS_DENIED', {product: null}));
    expect(denied.error).toMatchObject({type: 'unauthorized'});
    const whole = await ask(partial('ACCESS_DENIED', {product: rawProduct}, ['product']));
    expect(whole.error).toMatchObject({type: 'unauthorized'});
  });
});

it('answers with the changed cart when signing in to it failed alone @claim-shopify.sign-in', async () => {
  const problems: IntegrationProblem[] = [];
  const onProblem = (problem: IntegrationProblem) => problems.push(problem);
  const change = {cart: rawCart, userErrors: [], warnings: []};
  const errors = [{message: 'Oops', path: ['signIn'], extensions: {code: 'INTERNAL_SERVER_ERROR'}}];
  const client = clientOf(() => Response.json({data: {signIn: null, change}, errors}));
  const carts = createShopifyCartIntegration(client, {tax: 'included'});
  const asking = {...context, accessToken: 'shopper', onProblem};
  const input = {cartId: rawCart.id!, lineItemId: 'l', quantity: 2};
  await expect(carts.updateLineItem(input, asking, signal)).resolves.toMatchObject({
    totalQuantity: 2,
  });
  expect(problems).toMatchObject([{missing: 'field', path: 'data.signIn'}]);
});

it('says why a new cart was refused, such as for a token that has expired @claim-shopify.errors', async () => {
  const userErrors = [{code: 'INVALID', field: ['input'], message: 'Customer is invalid'}];
  const client = clientOf(() =>
    Response.json({data: {change: {cart: null, userErrors, warnings: []}}}),
  );
  const carts = createShopifyCartIntegration(client, {tax: 'included'});
  const call = carts.createCart({...context, accessToken: 'old'}, signal);
  await expect(call).rejects.toMatchObject({
    type: 'refused',
    status: 200,
    reason: 'Customer is invalid',
  });
});
