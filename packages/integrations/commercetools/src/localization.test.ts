import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  checkMapping,
  marketProblems,
  readWrongPayloads,
} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it} from 'vitest';
import {createCommercetoolsCatalogIntegration} from './index.ts';
import {normalizeMarket} from './localization.ts';
import {marketMapping} from './mapping.ts';
import {rawCategory, rawProduct, rawProject} from './testing/fixtures.ts';
import {playedProject} from './testing/played-project.ts';
import {context, page} from './testing/project.ts';

const {signal} = new AbortController();
const {api, asked, play} = playedProject();
const catalog = () =>
  createCommercetoolsCatalogIntegration(api(), {
    tax: 'included',
    retries: 0,
    fallbackLocales: ['en'],
  });

describe('markets', () => {
  it('are one, with the countries, the currencies and the languages of the project @claim-commercetools.markets', async () => {
    play(() => ({json: rawProject}));
    expect(await catalog().getMarkets(context, signal)).toEqual([
      {countries: ['DE', 'AT'], currencies: ['EUR', 'CHF'], locales: ['de', 'en', 'de-AT']},
    ]);
    expect(asked().map(({path}) => path)).toEqual(['/project']);
  });

  it('leave out and report a code that is none @claim-commercetools.markets', async () => {
    play(() => ({json: {...rawProject, countries: ['DE', 'Germany'], currencies: [7, 'EUR']}}));
    const problems: IntegrationProblem[] = [];
    const own = {...context, onProblem: (problem: IntegrationProblem) => problems.push(problem)};
    const [market] = await catalog().getMarkets(own, signal);
    expect(market).toMatchObject({countries: ['DE'], currencies: ['EUR']});
    expect(problems.map(({missing, path}) => [missing, path])).toEqual([
      ['country', 'countries[1]'],
      ['currency', 'currencies[0]'],
    ]);
  });

  it('are an error without a currency', async () => {
    play(() => ({json: {...rawProject, currencies: []}}));
    await expect(catalog().getMarkets(context, signal)).rejects.toMatchObject({
      type: 'invalid-response',
      path: 'currencies',
    });
  });
});

describe('a project', () => {
  const source = {vendor: 'commercetools', kind: 'commerce', operation: 'getMarkets'} as const;
  const read = (raw: typeof rawProject) => normalizeMarket(fieldOf(raw, source), () => undefined);

  it('is mapped as the page says', () => {
    const samples = {'countries[]': 'CH', 'currencies[]': 'USD', 'languages[]': 'it'};
    expect(checkMapping(marketMapping, rawProject, read, samples)).toEqual([]);
  });

  it('with a wrong value is named @claim-vendors.reads-every-field', () => {
    const {faults, payloads} = readWrongPayloads(rawProject, read, marketProblems);
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(50);
  });
});

describe('slugs by language', () => {
  const locales = ['de-AT', 'en-IE', 'fr'] as const;

  it('come in one answer, without those of other languages @claim-commercetools.localized-slugs @claim-catalog.localized-slugs', async () => {
    const slug = {de: 'emaillebecher', en: 'enamel-mug'};
    play(() => ({json: {...rawProduct, slug}}));
    const input = {entity: 'product', id: 'p-1', locales} as const;
    const slugs = await catalog().getLocalizedSlugs(input, {...context, preview: true}, signal);
    expect(slugs).toEqual({'de-AT': 'emaillebecher', 'en-IE': 'enamel-mug'});
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.path).toBe('/project/product-projections/p-1');
    expect(asked()[0]?.query.get('staged')).toBe('true');
  });

  it('find the same product in their language @claim-catalog.localized-slugs', async () => {
    const product = {...rawProduct, slug: {de: 'emaillebecher', en: 'enamel-mug'}};
    play(({path}) => (path.endsWith('/p-1') ? {json: product} : page(product)));
    const input = {entity: 'product', id: 'p-1', locales} as const;
    const slugs = await catalog().getLocalizedSlugs(input, context, signal);
    for (const [locale, slug] of Object.entries(slugs)) {
      const found = await catalog().getProduct(
        {by: 'slug', slug},
        {...context, locale: locale as 'en-IE'},
        signal,
      );
      expect(found.slug).toBe(slug);
    }
  });

  it('are those of a category too, and an error when there is none', async () => {
    play(() => page({...rawCategory, slug: {en: 'mugs'}}));
    const input = {entity: 'category', id: 'c-7', locales} as const;
    expect(await catalog().getLocalizedSlugs(input, context, signal)).toEqual({'en-IE': 'mugs'});
    play(() => page());
    const call = catalog().getLocalizedSlugs(input, context, signal);
    await expect(call).rejects.toMatchObject({type: 'not-found', entity: 'category', key: 'c-7'});
  });

  it('are none of a thing without slugs', async () => {
    play(() => ({json: {...rawProduct, slug: null}}));
    const input = {entity: 'product', id: 'p-1', locales} as const;
    expect(await catalog().getLocalizedSlugs(input, context, signal)).toEqual({});
  });
});
