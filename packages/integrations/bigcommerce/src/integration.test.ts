import {createClient} from '@bigcommerce/catalyst-client';
import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  type Answer,
  brokenLinks,
  checkMapping,
  describeIntegration,
  marketProblems,
  readWrongPayloads,
  startVendor,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import type {CategoryNode} from '@storefront-toolkit/types/catalog';
import {collectProblems, type DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createWeighedCatalog} from './examples/added-fields.ts';
import {createOwnCatalog} from './examples/custom-fields.ts';
import {createBigCommerceCatalogIntegration} from './index.ts';
import {marketMapping} from './mapping.ts';
import {normalizeMarket} from './normalize-market.ts';
import {rawCategory, rawProduct, rawTree} from './testing/fixtures.ts';

const context: DynamicServerContext = {
  locale: 'de-DE',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();

/** The client speaks HTTPS to BigCommerce's own domain, by the global fetch: its requests are led to the server of the test. */
const realFetch = fetch;
let target = '';
vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
  realFetch(String(address).replace(/^https:\/\/store-[^/]+/, target), init),
);
afterAll(() => vi.unstubAllGlobals());
const clientFor = (url: string) => {
  target = url;
  return createClient({storeHash: 'hash', storefrontToken: 'token', channelId: '1', logger: false});
};

const site = (value: unknown): Answer => ({json: {data: {site: value}}});
const list = (...nodes: unknown[]) => ({edges: nodes.map((node) => ({node}))});
/** A store with a currency that shows prices alone. */
const rawMarket = {
  currencies: list(
    {code: 'USD', isTransactional: true, isDefault: false},
    {code: 'EUR', isTransactional: true, isDefault: true},
    {code: 'GBP', isTransactional: false, isDefault: false},
  ),
  settings: {
    locales: [
      {code: 'en', isDefault: false},
      {code: 'de', isDefault: true},
    ],
  },
};
const queryOf = (body: unknown) => (body as {query: string}).query;
const variablesOf = (body: unknown) => (body as {variables: Record<string, unknown>}).variables;

describeIntegration({
  vendor: 'bigcommerce',
  kind: 'commerce',
  tellsRetryAfter: false,
  create: (url, options) =>
    createBigCommerceCatalogIntegration(clientFor(url), {tax: 'included', ...options}),
  operations: {
    getProduct: {
      call: (catalog, either) => catalog.getProduct({by: 'id', id: '1'}, context, either),
      answer: () => site({product: rawProduct}),
    },
    getProducts: {
      call: (catalog, either) => catalog.getProducts(['1'], context, either),
      answer: () => site({products: list(rawProduct)}),
    },
    getCategory: {
      call: (catalog, either) =>
        catalog.getCategory({by: 'slug', slug: 'kitchen~mugs'}, context, either),
      answer: () => site({categoryTree: rawTree, category: rawCategory}),
    },
    getCategoryTree: {
      call: (catalog, either) => catalog.getCategoryTree({depth: 2}, context, either),
      answer: () => site({categoryTree: rawTree}),
    },
    getMarkets: {
      call: (catalog, either) => catalog.getMarkets(context, either),
      answer: () => site(rawMarket),
    },
  },
});

let server: VendorServer;
beforeAll(async () => {
  server = await startVendor();
});
afterAll(() => server.close());
const catalog = (options = {}) =>
  createBigCommerceCatalogIntegration(clientFor(server.url), {tax: 'included', ...options});

it('asks for prices with tax, in the currency, and for the shopper @claim-bigcommerce.context @claim-bigcommerce.tax', async () => {
  server.play(() => site({product: rawProduct}));
  await catalog().getProduct({by: 'id', id: '1'}, {...context, accessToken: 'shopper'}, signal);
  const [request] = server.requests;
  expect(request).toMatchObject({
    path: '/graphql',
    headers: {authorization: 'Bearer token', 'x-bc-customer-access-token': 'shopper'},
  });
  expect(variablesOf(request?.body)).toMatchObject({id: 1, currency: 'EUR', includeTax: true});
  await catalog({tax: 'excluded'}).getProduct({by: 'id', id: '1'}, context, signal);
  expect(variablesOf(server.requests[1]?.body)).toMatchObject({includeTax: false});
});

it('finds a product by its address, and no other page @claim-bigcommerce.addresses', async () => {
  server.play(() => site({route: {node: {__typename: 'Product', ...rawProduct}}}));
  const product = await catalog().getProduct({by: 'slug', slug: 'enamel-mug'}, context, signal);
  expect(product.slug).toBe('enamel-mug');
  expect(variablesOf(server.requests[0]?.body)).toMatchObject({path: '/enamel-mug/'});
  const long = {__typename: 'Product', ...rawProduct, path: '/kitchen/enamel-mug'};
  server.play(({body}) =>
    site({route: {node: variablesOf(body).path === long.path ? long : null}}),
  );
  const {slug} = await catalog().getProduct(
    {by: 'slug', slug: 'kitchen~enamel-mug'},
    context,
    signal,
  );
  expect(slug).toBe('kitchen~enamel-mug');
  server.play(() => site({route: {node: {__typename: 'Brand'}}}));
  const other = catalog().getProduct({by: 'slug', slug: 'kettle'}, context, signal);
  await expect(other).rejects.toMatchObject({type: 'not-found', key: 'kettle'});
});

it('starts with the variant that a SKU names', async () => {
  server.play(() => site({product: rawProduct}));
  const product = await catalog().getProduct({by: 'sku', sku: 'MUG-DOTS'}, context, signal);
  expect(product.variants.map(({sku}) => sku)).toEqual(['MUG-DOTS', 'MUG-RED']);
});

it('collects the variants of all pages', async () => {
  const page = (entityId: number, hasNextPage: boolean) => ({
    ...rawProduct,
    variants: {
      edges: [{node: {...rawProduct.variants?.edges?.[0]?.node, entityId}}],
      pageInfo: {hasNextPage, endCursor: 'next'},
    },
  });
  server.play(({body}) =>
    site({product: variablesOf(body).after ? page(2, false) : page(1, true)}),
  );
  const product = await catalog().getProduct({by: 'id', id: '1'}, context, signal);
  expect(product.variants.map(({id}) => id)).toEqual(['1', '2']);
});

it.each([
  ['product', () => catalog().getProduct({by: 'id', id: '404'}, context, signal)],
  ['category', () => catalog().getCategory({by: 'id', id: '404'}, context, signal)],
])('says that a %s is not there', async (entity, call) => {
  server.play(() => site({product: null, category: null, categoryTree: rawTree}));
  await expect(call()).rejects.toMatchObject({type: 'not-found', entity, key: '404'});
});

it('asks for no id that is no number', async () => {
  server.play(() => site({}));
  const call = catalog().getProduct({by: 'id', id: 'gid'}, context, signal);
  await expect(call).rejects.toMatchObject({type: 'not-found'});
  await expect(
    catalog().getCategoryTree({rootId: 'x', depth: 1}, context, signal),
  ).resolves.toEqual([]);
  await expect(catalog().getProducts(['x'], context, signal)).resolves.toEqual([]);
  expect(server.requests).toEqual([]);
});

it('asks for 50 products at once, and keeps the order', async () => {
  server.play(({body}) => {
    const ids = variablesOf(body).ids as number[];
    return site({
      products: list(...ids.filter((id) => id < 3).map((entityId) => ({...rawProduct, entityId}))),
    });
  });
  const ids = Array.from({length: 51}, (_, index) => String(51 - index));
  const products = await catalog().getProducts(ids, context, signal);
  expect(products.map(({id}) => id)).toEqual(['2', '1']);
  expect(server.requests).toHaveLength(2);
});

it('leaves out a product that can not be read, reports it, and keeps the others @claim-bigcommerce.isolation', async () => {
  const inPounds = {prices: {price: {value: 1, currencyCode: 'GBP'}, basePrice: null}};
  const spoiled = list({...rawProduct.variants?.edges?.[0]?.node, ...inPounds});
  const items = [1, 2, 3].map((entityId) => ({
    ...rawProduct,
    entityId,
    ...(entityId === 2 && {variants: spoiled}),
  }));
  server.play(() => site({products: list(...items)}));
  const {context: collecting, problems} = collectProblems(context);
  const products = await catalog().getProducts(['3', '2', '1'], collecting, signal);
  expect(products.map(({id}) => id)).toEqual(['3', '1']);
  expect(problems.map(({missing}) => missing)).toEqual(['variant', 'product']);
});

it('finds every category and product that it links to @claim-bigcommerce.addresses', async () => {
  const twice = [
    ...rawTree,
    {entityId: 20, name: 'Mugs', path: '/outdoor/mugs/', children: []},
    {entityId: 21, name: 'Cups', path: '/cups', children: []},
  ];
  server.play(({body}) => {
    if (queryOf(body).includes('categoryTree')) return site({categoryTree: twice});
    const path = {5: '/kitchen/', 7: '/kitchen/mugs/', 8: '/kitchen/mugs/enamel/', 9: '/outdoor/'};
    const more = {20: '/outdoor/mugs/', 21: '/cups'};
    const entityId = variablesOf(body).id as number;
    const paths: Readonly<Record<number, string>> = {...path, ...more};
    return site({category: {...rawCategory, entityId, path: paths[entityId]}});
  });
  const flat = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);
  const {broken, links} = await brokenLinks({
    locales: ['de-DE', 'en-US'],
    list: async (locale) =>
      flat(await catalog().getCategoryTree({depth: 5}, {...context, locale}, signal)),
    read: (slug, locale) => catalog().getCategory({by: 'slug', slug}, {...context, locale}, signal),
  });
  expect(broken).toEqual([]);
  expect(links).toBe(12);
});

it('waits one second after a limit, whatever the header says @claim-bigcommerce.rate-limit', async () => {
  server.play(() => ({status: 429, headers: {'retry-after': '7'}, json: {}}));
  const call = catalog({retries: 0}).getProduct({by: 'id', id: '1'}, context, signal);
  await expect(call).rejects.toMatchObject({type: 'rate-limited', retryAfter: 1});
});

it('asks the same for a preview @claim-bigcommerce.preview', async () => {
  server.play(() => site({product: rawProduct}));
  await catalog().getProduct({by: 'id', id: '1'}, context, signal);
  await catalog().getProduct({by: 'id', id: '1'}, {...context, preview: true}, signal);
  const [live, preview] = server.requests;
  expect(preview).toMatchObject({path: live?.path, body: live?.body});
});

it('reads five levels of categories @claim-bigcommerce.levels', async () => {
  const path = (level: number) => `/${Array.from({length: level}, (_, at) => `c${at}`).join('/')}/`;
  const level = (depth: number): object => ({
    entityId: depth,
    name: `Level ${depth}`,
    path: path(depth),
    children: depth < 5 ? [level(depth + 1)] : [],
  });
  server.play(() => site({categoryTree: [level(1)]}));
  const countOf = (nodes: readonly CategoryNode[]): number =>
    nodes.reduce((sum, {children}) => sum + 1 + countOf(children), 0);
  expect(countOf(await catalog().getCategoryTree({depth: 9}, context, signal))).toBe(5);
  expect(queryOf(server.requests[0]?.body).match(/children/g)).toHaveLength(4);
});

it('finds the place of a category in the tree', async () => {
  server.play(({body}) =>
    site(
      queryOf(body).includes('categoryTree') ? {categoryTree: rawTree} : {category: rawCategory},
    ),
  );
  const category = await catalog().getCategory({by: 'slug', slug: 'kitchen~mugs'}, context, signal);
  expect(category.ancestors.map(({slug}) => slug)).toEqual(['kitchen']);
  expect(category.children.map(({slug}) => slug)).toEqual(['kitchen~mugs~enamel']);
});

it('cuts the tree, and starts below a category', async () => {
  server.play(({body}) =>
    site({categoryTree: variablesOf(body).rootId ? rawTree.slice(0, 1) : rawTree}),
  );
  const top = await catalog().getCategoryTree({depth: 1}, context, signal);
  expect(top.map(({slug, children}) => [slug, children.length])).toEqual([
    ['kitchen', 0],
    ['outdoor', 0],
  ]);
  const below = await catalog().getCategoryTree({depth: 1, rootId: '5'}, context, signal);
  expect(below.map(({slug, children}) => [slug, children.length])).toEqual([['kitchen~mugs', 0]]);
});

describe('markets', () => {
  it('are one, with the currencies in which shoppers pay and the languages, the defaults first @claim-bigcommerce.markets', async () => {
    server.play(() => site(rawMarket));
    expect(await catalog().getMarkets(context, signal)).toEqual([
      {countries: [], currencies: ['EUR', 'USD'], locales: ['de', 'en']},
    ]);
    expect(queryOf(server.requests[0]?.body)).toContain('isTransactional');
  });

  it('leave out and report a code that is none @claim-bigcommerce.markets', async () => {
    const problems: IntegrationProblem[] = [];
    const own = {...context, onProblem: (problem: IntegrationProblem) => problems.push(problem)};
    const locales = [null, {code: 'x'}, {code: 'en'}];
    server.play(() => site({...rawMarket, settings: {locales}}));
    const [market] = await catalog().getMarkets(own, signal);
    expect(market?.locales).toEqual(['en']);
    const places = problems.map(({missing, path}) => [missing, path]);
    expect(places).toEqual([
      ['language', 'data.site.settings.locales[0]'],
      ['language', 'data.site.settings.locales[1].code'],
    ]);
  });

  it('are mapped as the page says, and a wrong value is named @claim-bigcommerce.mapping @claim-vendors.reads-every-field', () => {
    const source = {vendor: 'bigcommerce', kind: 'commerce', operation: 'getMarkets'} as const;
    const read = (raw: typeof rawMarket) => normalizeMarket(fieldOf(raw, source), () => undefined);
    const samples = {'currencies.edges[].node.code': 'CHF', 'settings.locales[].code': 'it'};
    expect(checkMapping(marketMapping, rawMarket, read, samples)).toEqual([]);
    const {faults, payloads} = readWrongPayloads(rawMarket, read, marketProblems);
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(100);
  });

  it('are an error when nobody can pay', async () => {
    server.play(() =>
      site({...rawMarket, currencies: list({code: 'USD', isTransactional: false})}),
    );
    await expect(catalog().getMarkets(context, signal)).rejects.toMatchObject({
      type: 'invalid-response',
      path: 'data.site.currencies',
    });
  });
});

it('chooses the channel by the request @claim-bigcommerce.channel', async () => {
  const addresses: string[] = [];
  const seen = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    addresses.push(address as string);
    return Promise.resolve(Response.json({data: {site: {categoryTree: []}}}));
  });
  const channelFor = ({locale}: DynamicServerContext) => (locale === 'de-DE' ? '77' : '1');
  await catalog({channelFor}).getCategoryTree({depth: 1}, context, signal);
  seen.mockRestore();
  expect(addresses[0]).toMatch(/^https:\/\/store-hash-77\.mybigcommerce\.com\/graphql/);
});

it('tells refusals, which are not repeated, from failures of BigCommerce @claim-bigcommerce.errors', async () => {
  const errorWith = (code: string, message = 'No.') => ({
    json: {errors: [{message, extensions: {code}}]},
  });
  const call = () => catalog({retries: 0}).getProduct({by: 'id', id: '1'}, context, signal);
  server.play(() => errorWith('INVALID_CUSTOMER_ACCESS_TOKEN'));
  await expect(call()).rejects.toMatchObject({type: 'unauthorized'});
  server.play(() => errorWith('SOMETHING'));
  await expect(call()).rejects.toMatchObject({type: 'refused', status: 200, reason: 'No.'});
  expect(server.requests).toHaveLength(1);
  server.play(() => errorWith('', 'Internal server error'));
  await expect(call()).rejects.toMatchObject({type: 'unavailable', status: 500});
  server.play(() => ({status: 402, json: {errors: [{message: 'The store is suspended.'}]}}));
  await expect(call()).rejects.toMatchObject({
    type: 'refused',
    status: 402,
    reason: 'The store is suspended.',
  });
});

it('reads the fields of the store @claim-bigcommerce.custom', async () => {
  server.play(() =>
    site({product: {...rawProduct, customFields: list({name: 'Layout', value: 'wide'})}}),
  );
  const own = createOwnCatalog(clientFor(server.url));
  const product = await own.getProduct({by: 'id', id: '1'}, context, signal);
  expect(product.custom.layout).toBe('wide');
});

describe('added fields', () => {
  it('are in what the function for a product reads @claim-bigcommerce.added-fields', async () => {
    const weight = {value: 0.35, unit: 'KGS'};
    server.play(() => site({product: {...rawProduct, weight}}));
    const weighed = createWeighedCatalog(clientFor(server.url));
    const product = await weighed.getProduct({by: 'id', id: '1'}, context, signal);
    expect(product.custom.weight).toBe(0.35);
    expect(queryOf(server.requests[0]?.body)).toContain(
      'fragment ProductFields on Product { weight { value unit }',
    );
  });

  it('are asked for wherever there are variants or categories @claim-bigcommerce.added-fields', async () => {
    server.play(() => site({product: rawProduct, categoryTree: rawTree, category: rawCategory}));
    const fields = {
      variant: 'mpn',
      category: 'metafields(namespace: "look", first: 5) { edges { node { key } } }',
    };
    await catalog({fields}).getProduct({by: 'id', id: '1'}, context, signal);
    await catalog({fields}).getCategory({by: 'slug', slug: 'kitchen~mugs'}, context, signal);
    const [product, tree, category] = server.requests.map(({body}) => queryOf(body));
    expect(product).toContain('fragment VariantFields on Variant { mpn');
    expect(tree).not.toContain('metafields');
    expect(category).toContain('fragment CategoryFields on Category { metafields(');
  });

  it('are refused at once when they would break each query @claim-bigcommerce.added-fields', () => {
    expect(() => catalog({fields: {product: 'weight {'}})).toThrow('"fields.product"');
  });
});
