import {brokenLinks, readWithOneBadItem} from '@storefront-toolkit/integration-test-kit';
import type {CategoryNode} from '@storefront-toolkit/types/catalog';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {isEnumType} from 'graphql';
import {describe, expect, it, vi} from 'vitest';
import {
  createShopifyCartIntegration,
  createShopifyCatalogIntegration,
  normalizeCart,
  normalizeProduct,
  type RawProduct,
  type RawVariant,
} from './index.ts';
import type {RawMenu} from './normalize-category.ts';
import {rawCart, rawCollection, rawMenu, rawProduct, rawVariant} from './testing/fixtures.ts';
import {clientOf, context, type QueryRequest, schema} from './testing/store.ts';

// Thousands of lists are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 120_000});

const {signal} = new AbortController();
type OnProblem = (problem: IntegrationProblem) => void;

/** A catalog of a store that answers with the data. */
const catalogOf = (answer: (request: QueryRequest) => unknown) =>
  createShopifyCatalogIntegration(
    clientOf((request) => Response.json({data: answer(request)})),
    {tax: 'included', retries: 0},
  );

const productOf = (number: number): RawProduct => ({
  ...rawProduct,
  id: `gid://shopify/Product/${number}`,
  handle: `mug-${number}`,
});

/** Reads a product, and collects what is left out of it. */
function readProduct(raw: RawProduct) {
  const problems: IntegrationProblem[] = [];
  const source = {vendor: 'shopify', kind: 'commerce', operation: 'getProduct'} as const;
  const report = (problem: IntegrationProblem) => problems.push(problem);
  const product = normalizeProduct(raw, {
    source,
    path: 'data.product',
    currency: 'EUR',
    tax: 'included',
    report,
  });
  return {product, problems};
}

describe('one bad item', () => {
  it('costs no other product of a list @claim-shopify.one-bad-item', async () => {
    const {faults, payloads} = await readWithOneBadItem({
      items: [productOf(1), productOf(2), productOf(3)],
      read: (items, onProblem: OnProblem) => {
        const ids = items.map((_item, index) => `gid://shopify/Product/${index + 1}`);
        const catalog = catalogOf(() => ({nodes: items}));
        return catalog.getProducts(ids, {...context, onProblem}, signal);
      },
    });
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(1000);
  });

  it('costs no other variant, medium or category of a product @claim-shopify.one-bad-item', async () => {
    const variant = (number: number): RawVariant => ({
      ...rawVariant,
      id: `gid://shopify/ProductVariant/${number}`,
    });
    const variants = await readWithOneBadItem({
      items: [variant(1), variant(2), variant(3)],
      read: (nodes, onProblem: OnProblem) => {
        const {product, problems} = readProduct({...rawProduct, variants: {nodes}});
        problems.forEach(onProblem);
        return product.variants;
      },
    });
    expect(variants.faults).toEqual([]);
    const [first, ...others] = rawProduct.media!.nodes!;
    for (const spoiled of others) {
      const media = await readWithOneBadItem({
        items: [first!, spoiled, {...first!, id: 'gid://shopify/MediaImage/9'}],
        read: (nodes, onProblem: OnProblem) => {
          const {product, problems} = readProduct({...rawProduct, media: {nodes}});
          problems.forEach(onProblem);
          return product.media;
        },
      });
      expect(media.faults).toEqual([]);
    }
    const collection = (number: number) => ({
      ...rawProduct.collections!.nodes![0],
      id: `c${number}`,
    });
    const categories = await readWithOneBadItem({
      items: [collection(1), collection(2), collection(3)],
      read: (nodes, onProblem: OnProblem) => {
        const {product, problems} = readProduct({...rawProduct, collections: {nodes}});
        problems.forEach(onProblem);
        return product.categories;
      },
    });
    expect(categories.faults).toEqual([]);
  });

  it('costs no other category of the tree @claim-shopify.one-bad-item', async () => {
    const entry = (number: number) => ({
      id: `gid://shopify/MenuItem/${number}`,
      title: `Shelf ${number}`,
      resource: {
        __typename: 'Collection' as const,
        id: `gid://shopify/Collection/${number}`,
        handle: `shelf-${number}`,
        title: `Shelf ${number}`,
      },
      items: [],
    });
    const {faults} = await readWithOneBadItem({
      items: [entry(1), entry(2), entry(3)],
      read: (items, onProblem: OnProblem) =>
        catalogOf(() => ({menu: {items}})).getCategoryTree(
          {depth: 3},
          {...context, onProblem},
          signal,
        ),
    });
    // These two lead elsewhere, as to a page or to another site: such entries aren't categories.
    expect(faults).toEqual([
      'resource = null: left out without a report',
      'resource.__typename = "wrong": left out without a report',
    ]);
  });

  it('of a menu is reported, and so is a menu that is not there @claim-shopify.menu', async () => {
    const problems: IntegrationProblem[] = [];
    const asking = {...context, onProblem: (problem: IntegrationProblem) => problems.push(problem)};
    const catalog = catalogOf(() => ({collection: rawCollection, menu: null}));
    const category = await catalog.getCategory({by: 'slug', slug: 'mugs'}, asking, signal);
    expect(category).toMatchObject({slug: 'mugs', ancestors: [], children: []});
    expect(problems).toMatchObject([{missing: 'menu', path: 'data.menu'}]);
    expect(problems[0]?.reason).toContain('"main-menu"');
  });

  it('of a cart costs no line and no amount @claim-shopify.cart-parts', () => {
    const problems: IntegrationProblem[] = [];
    const [line] = rawCart.lines!.nodes!;
    const merchandise = {
      ...line!.merchandise,
      image: {url: 7 as never},
      selectedOptions: [
        {name: 'Color', value: 'Gone'},
        {name: 'Size', value: 'S'},
      ],
    };
    const cart = normalizeCart(
      {...rawCart, lines: {nodes: [{...line, merchandise}]}},
      {
        source: {vendor: 'shopify', kind: 'commerce', operation: 'getCart'},
        path: 'cart',
        tax: 'included',
        report: (problem) => problems.push(problem),
      },
    );
    expect(cart.lineItems[0]?.selectedOptions.map(({valueLabel}) => valueLabel)).toEqual(['S']);
    expect(cart.lineItems[0]).not.toHaveProperty('image');
    expect(problems.map(({missing}) => missing).sort()).toEqual(['image', 'option']);
  });
});

describe('a product', () => {
  const dollars = {amount: '5.00', currencyCode: 'USD' as const};

  it('without a price in the currency is left out of a list, and refused alone @claim-shopify.currency', async () => {
    const problems: IntegrationProblem[] = [];
    const asking = {...context, onProblem: (problem: IntegrationProblem) => problems.push(problem)};
    const abroad = {...productOf(2), variants: {nodes: [{...rawVariant, price: dollars}]}};
    const nodes = [productOf(1), abroad, productOf(3)];
    const ids = nodes.map(({id}) => id!);
    const found = await catalogOf(() => ({nodes})).getProducts(ids, asking, signal);
    expect(found.map(({slug}) => slug)).toEqual(['mug-1', 'mug-3']);
    expect(problems.at(-1)).toMatchObject({
      missing: 'product',
      path: 'data.nodes[1].variants.nodes[0].price.currencyCode',
      reason: 'is not EUR, the currency that was asked for',
    });
    const alone = catalogOf(() => ({product: abroad})).getProduct(
      {by: 'id', id: abroad.id!},
      context,
      signal,
    );
    await expect(alone).rejects.toMatchObject({
      type: 'invalid-response',
      path: 'data.product.variants.nodes[0].price.currencyCode',
    });
  });

  it('keeps its options when a variant lacks one: that variant is left out and reported', () => {
    const [whole] = rawProduct.variants!.nodes!;
    const lacking = {...rawVariant, id: 'v2', selectedOptions: [{name: 'Color', value: 'Red'}]};
    const {product, problems} = readProduct({
      ...rawProduct,
      variants: {nodes: [whole!, lacking]},
    });
    expect(product.options.map(({label}) => label)).toEqual(['Color', 'Size']);
    expect(product.variants).toHaveLength(1);
    expect(problems).toMatchObject([
      {missing: 'variant', path: 'data.product.variants.nodes[1].selectedOptions'},
    ]);
  });

  it('is found by SKU though the search finds another that cannot be read', async () => {
    const bad = {...productOf(1), title: null, variants: {nodes: [{...rawVariant, sku: 'X-1'}]}};
    const good = {...productOf(2), variants: {nodes: [{...rawVariant, sku: 'X-12'}]}};
    const catalog = catalogOf(() => ({predictiveSearch: {products: [bad, good]}}));
    const found = await catalog.getProduct({by: 'sku', sku: 'X-12'}, context, signal);
    expect(found.slug).toBe('mug-2');
    const unreadable = catalog.getProduct({by: 'sku', sku: 'X-1'}, context, signal);
    await expect(unreadable).rejects.toMatchObject({type: 'invalid-response'});
  });

  it('is not kept waiting by a page of variants that repeats itself', async () => {
    const pageInfo = {hasNextPage: true, endCursor: 'same'};
    const raw = {...rawProduct, variants: {nodes: [rawVariant], pageInfo}};
    const found = await catalogOf(() => ({product: raw})).getProduct(
      {by: 'id', id: raw.id!},
      context,
      signal,
    );
    expect(found.variants.length).toBe(2);
  });
});

describe('a unit price', () => {
  const unitType = schema.getType('UnitPriceMeasurementMeasuredUnit');
  const units = isEnumType(unitType) ? unitType.getValues().map(({name}) => name) : [];
  const unitPriceIn = (referenceUnit: string | null) =>
    readProduct({
      ...rawProduct,
      variants: {
        nodes: [{...rawVariant, unitPriceMeasurement: {referenceUnit, referenceValue: 100}}],
      },
    });

  it.each(units.filter((unit) => unit !== 'UNKNOWN'))(
    'is read in %s @claim-shopify.unit-prices',
    (unit) => {
      const {product, problems} = unitPriceIn(unit);
      expect(product.pricing.unitPrice).toMatchObject({measure: 100, price: {amount: 569}});
      expect(problems).toEqual([]);
    },
  );

  it('has a unit of its own for each of Shopify', () => {
    const known = units.map((unit) => unitPriceIn(unit).product.pricing.unitPrice?.unit);
    expect(units.length).toBe(23);
    expect(new Set(known).size).toBe(23);
  });

  it.each(['UNKNOWN', 'FURLONG', null])('in %s is reported @claim-shopify.unit-prices', (unit) => {
    const {product, problems} = unitPriceIn(unit);
    expect(product.pricing).not.toHaveProperty('unitPrice');
    expect(problems).toMatchObject([
      {
        missing: 'unit price',
        path: 'data.product.variants.nodes[0].unitPriceMeasurement.referenceUnit',
      },
    ]);
  });

  it('is none without a word where Shopify sends a measurement without a price', () => {
    const empty = {referenceUnit: null, referenceValue: 0};
    const {problems} = readProduct({
      ...rawProduct,
      variants: {nodes: [{...rawVariant, unitPrice: null, unitPriceMeasurement: empty}]},
    });
    expect(problems).toEqual([]);
  });
});

describe('links', () => {
  const LOCALES = ['de-AT', 'de-DE', 'en-GB', 'pt-BR', 'zh-Hant-TW'] as const;
  type Locale = (typeof LOCALES)[number];

  /** Handles are translated in Shopify: each is found in its own language alone. */
  const inLanguage = (handle: string | null | undefined, language: unknown) =>
    `${handle}-${String(language).toLowerCase()}`;
  const translateMenu = (items: RawMenu['items'], language: unknown): RawMenu['items'] =>
    items!.map((item) => ({
      ...item,
      resource: item.resource && {
        ...item.resource,
        handle: inLanguage((item.resource as {handle?: string}).handle, language),
      },
      items: translateMenu(item.items ?? [], language),
    }));
  const collections = [5, 7, 8, 9].map((number) => ({
    ...rawCollection,
    id: `gid://shopify/Collection/${number}`,
    handle: {5: 'kitchen', 7: 'mugs', 8: 'enamel', 9: 'outdoor'}[number],
  }));
  const products = [1, 2].map(productOf);
  const find = <Item extends {readonly handle?: string | null}>(
    items: readonly Item[],
    {handle, language}: Readonly<Record<string, unknown>>,
  ) => {
    const found = items.find((item) => inLanguage(item.handle, language) === handle);
    return found ? {...found, handle} : null;
  };
  const store = catalogOf(({variables}) => ({
    menu: {items: translateMenu(rawMenu.items, variables.language)},
    collection: find(collections, variables),
    product: find(products, variables),
    nodes: products.map((one) => ({
      ...one,
      handle: inLanguage(one.handle, variables.language),
      collections: {
        nodes: collections.map((each) => ({
          ...each,
          handle: inLanguage(each.handle, variables.language),
        })),
      },
    })),
  }));
  const asking = (locale: Locale) => ({...context, locale});
  const flat = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)]);

  it('of the category tree lead to their categories, in each language @claim-shopify.links', async () => {
    const {broken, links} = await brokenLinks<Locale>({
      locales: LOCALES,
      list: async (locale) => flat(await store.getCategoryTree({depth: 3}, asking(locale), signal)),
      read: (slug, locale) => store.getCategory({by: 'slug', slug}, asking(locale), signal),
    });
    expect(broken).toEqual([]);
    expect(links).toBe(4 * LOCALES.length);
  });

  it('of a product lead to its categories, in each language @claim-shopify.links', async () => {
    const ids = products.map(({id}) => id!);
    const {broken, links} = await brokenLinks<Locale>({
      locales: LOCALES,
      list: async (locale) => {
        const found = await store.getProducts(ids, asking(locale), signal);
        return found.flatMap(({categories}) => categories);
      },
      read: (slug, locale) => store.getCategory({by: 'slug', slug}, asking(locale), signal),
    });
    expect(broken).toEqual([]);
    expect(links).toBe(2 * 4 * LOCALES.length);
  });

  it('of the lines of a cart lead to their products, in each language @claim-shopify.links', async () => {
    const [line] = rawCart.lines!.nodes!;
    const carts = createShopifyCartIntegration(
      clientOf(({variables}) => {
        const [product] = products;
        const handle = inLanguage(product!.handle, variables.language);
        const merchandise = {...line!.merchandise, product: {...product, handle}};
        const cart = {...rawCart, lines: {nodes: [{...line, merchandise}]}};
        return Response.json({data: {cart}});
      }),
      {tax: 'included'},
    );
    const {broken, links} = await brokenLinks<Locale>({
      locales: LOCALES,
      list: async (locale) => {
        const {lineItems} = await carts.getCart(rawCart.id!, asking(locale), signal);
        return lineItems.map(({productId: id, slug}) => ({id, slug}));
      },
      read: (slug, locale) => store.getProduct({by: 'slug', slug}, asking(locale), signal),
    });
    expect(broken).toEqual([]);
    expect(links).toBe(LOCALES.length);
  });

  it('of products lead to their pages, in each language @claim-shopify.links', async () => {
    const ids = products.map(({id}) => id!);
    const {broken, links} = await brokenLinks<Locale>({
      locales: LOCALES,
      list: (locale) => store.getProducts(ids, asking(locale), signal),
      read: (slug, locale) => store.getProduct({by: 'slug', slug}, asking(locale), signal),
    });
    expect(broken).toEqual([]);
    expect(links).toBe(2 * LOCALES.length);
  });
});
