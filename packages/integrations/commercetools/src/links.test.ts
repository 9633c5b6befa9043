import {brokenLinks, type VendorHandler} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem, LocaleCode} from '@storefront-toolkit/types/config';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsOmsIntegration,
} from './index.ts';
import {rawCart, rawCategory, rawOrder, rawProduct} from './testing/fixtures.ts';
import {apiOf, context, projectWith, shopper} from './testing/project.ts';

vi.setConfig({testTimeout: 60_000});

const {signal} = new AbortController();
const LOCALES: readonly LocaleCode[] = ['de-AT', 'de', 'en-GB', 'fr-CH', 'zh-Hant-TW'];
const options = {tax: 'included', fallbackLocales: ['en']} as const;

const word = fc.constantFrom('tasse', 'becher', 'mug', 'cup', 'bol', 'kettle');
const slug = fc.dictionary(
  fc.constantFrom('de', 'de-AT', 'de-DE', 'en', 'en-US', 'fr', 'zh-Hant', 'it'),
  word,
);
/** Things with slugs, of which no two have the same in one locale. */
const things = fc
  .array(fc.record({id: fc.uuid(), slug}), {minLength: 1, maxLength: 8})
  .map((all) =>
    all.filter(({slug: own, id}, index) =>
      all
        .slice(0, index)
        .every(
          (other) =>
            other.id !== id && Object.keys(own).every((key) => other.slug[key] !== own[key]),
        ),
    ),
  );

interface Linked {
  readonly id: string;
  readonly slug: string;
}

/** Without things that are linked to by one slug: each has it in another locale, and nothing tells them apart. */
const told = (links: readonly Linked[]) =>
  links.filter(({id, slug: own}) => links.every((other) => other.slug !== own || other.id === id));

describe('links', () => {
  let handler: VendorHandler = projectWith([], []);
  const api = apiOf((request) => handler(request));
  const catalog = () => createCommercetoolsCatalogIntegration(api, options);
  const inLocale = (locale: LocaleCode) => ({...context, locale});
  const readProduct = (wanted: string, locale: LocaleCode) =>
    catalog().getProduct({by: 'slug', slug: wanted}, inLocale(locale), signal);
  const readCategory = (wanted: string, locale: LocaleCode) =>
    catalog().getCategory({by: 'slug', slug: wanted}, inLocale(locale), signal);

  it('to products are followed in each locale @claim-commercetools.links', async () => {
    let links = 0;
    await fc.assert(
      fc.asyncProperty(things, async (all) => {
        handler = projectWith(
          all.map((thing) => ({...rawProduct, ...thing})),
          [],
        );
        const ids = all.map(({id}) => id);
        const result = await brokenLinks({
          locales: LOCALES,
          list: async (locale) => told(await catalog().getProducts(ids, inLocale(locale), signal)),
          read: readProduct,
        });
        links += result.links;
        expect(result.broken).toEqual([]);
      }),
      {numRuns: 40},
    );
    expect(links).toBeGreaterThan(200);
  });

  it('to categories are followed in each locale, from the menu, a category and a product @claim-commercetools.links', async () => {
    let links = 0;
    await fc.assert(
      fc.asyncProperty(things, async (all) => {
        const [root] = all;
        const categories = all.map((thing, index) => ({
          ...rawCategory,
          ...thing,
          parent: index === 0 ? undefined : {typeId: 'category', id: root?.id},
          ancestors:
            index === 0 ? [] : [{typeId: 'category', id: root?.id, obj: {...rawCategory, ...root}}],
        }));
        const references = categories.map((obj) => ({typeId: 'category', id: obj.id, obj}));
        const product = {...rawProduct, id: 'p', categories: references};
        handler = projectWith([product], categories);
        const result = await brokenLinks({
          locales: LOCALES,
          list: async (locale) => {
            const asked = inLocale(locale);
            const tree = await catalog().getCategoryTree({depth: 1}, asked, signal);
            const of = {by: 'id', id: root?.id ?? ''} as const;
            const {children, ancestors} = await catalog().getCategory(of, asked, signal);
            const [shown] = await catalog().getProducts(['p'], asked, signal);
            const known = [...tree, ...children, ...ancestors, ...(shown?.categories ?? [])];
            return told(known);
          },
          read: readCategory,
        });
        links += result.links;
        expect(result.broken).toEqual([]);
      }),
      {numRuns: 40},
    );
    expect(links).toBeGreaterThan(200);
  });

  it('of a cart and an order are followed too @claim-commercetools.links', async () => {
    await fc.assert(
      fc.asyncProperty(things, async (all) => {
        const products = projectWith(
          all.map((thing) => ({...rawProduct, ...thing})),
          [],
        );
        const [line] = rawCart.lineItems ?? [];
        const lineItems = all.map(({id, slug: productSlug}) => ({
          ...line,
          id: `line-${id}`,
          productId: id,
          productSlug: Object.keys(productSlug).length > 0 ? productSlug : {it: 'tazza'},
        }));
        handler = (request) => {
          const {path} = request;
          if (path.includes('/carts/')) return {json: {...rawCart, lineItems}};
          if (path.includes('/orders/')) return {json: {...rawOrder, lineItems}};
          return products(request);
        };
        const carts = createCommercetoolsCartIntegration(api, options);
        const oms = createCommercetoolsOmsIntegration(api, options);
        const result = await brokenLinks({
          locales: LOCALES,
          list: async (locale) => {
            const cart = await carts.getCart('c', inLocale(locale), signal);
            const order = await oms.getOrder('o', {...shopper, locale}, signal);
            const lines = [...cart.lineItems, ...order.lineItems].map((each) => ({
              id: each.productId ?? '',
              slug: each.slug ?? '',
            }));
            return told(lines);
          },
          read: readProduct,
        });
        expect(result.broken).toEqual([]);
      }),
      {numRuns: 20},
    );
  });

  it('have the key where there is no slug in the locales of a look-up, and say so @claim-commercetools.slug-missing', async () => {
    const problems: IntegrationProblem[] = [];
    const onProblem = (problem: IntegrationProblem) => void problems.push(problem);
    const id = '0a3f6c1e-8d53-4f1a-9f7d-1b2c3d4e5f60';
    handler = projectWith([{...rawProduct, id, slug: {'de-DE': 'becher'}}], []);
    const [product] = await catalog().getProducts([id], {...context, onProblem}, signal);
    expect(product?.slug).toBe(id);
    const named = problems.find(({missing}) => missing === 'slug');
    expect(named?.reason).toContain('fallbackLocales');
    await expect(readProduct(id, 'de-AT')).resolves.toMatchObject({id});
  });

  it('lead to the thing that is linked to by the slug, not to one with the same slug elsewhere @claim-commercetools.slug-shared', async () => {
    const other = {...rawProduct, id: 'other', slug: {'de-AT': 'haferl', de: 'tasse'}};
    const meant = {...rawProduct, id: 'meant', slug: {en: 'tasse'}};
    handler = projectWith([other, meant], []);
    await expect(readProduct('tasse', 'de-AT')).resolves.toMatchObject({id: 'meant'});
    await expect(readProduct('tasse', 'de')).resolves.toMatchObject({id: 'other'});
  });

  it('lead to the better locale where two products are linked to by one slug @claim-commercetools.slug-shared', async () => {
    const worse = {...rawProduct, id: 'worse', slug: {de: 'tasse'}};
    const better = {...rawProduct, id: 'better', slug: {'de-AT': 'tasse'}};
    handler = projectWith([worse, better], []);
    await expect(readProduct('tasse', 'de-AT')).resolves.toMatchObject({id: 'better'});
  });

  it('of a product that was deleted are left out of an order', async () => {
    const [line] = rawOrder.lineItems ?? [];
    handler = () => ({json: {...rawOrder, lineItems: [{...line, productSlug: {}}]}});
    const oms = createCommercetoolsOmsIntegration(api, options);
    const order = await oms.getOrder('o', shopper, signal);
    expect(order.lineItems[0]).not.toHaveProperty('slug');
    expect(order.lineItems[0]).not.toHaveProperty('productId');
  });
});
