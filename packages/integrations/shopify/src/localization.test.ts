import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  checkMapping,
  marketProblems,
  readWrongPayloads,
} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it} from 'vitest';
import {createShopifyCatalogIntegration} from './index.ts';
import {normalizeMarket} from './localization.ts';
import {marketMapping} from './mapping.ts';
import {languageOf} from './request.ts';
import {rawCollection, rawLocalization, rawProduct} from './testing/fixtures.ts';
import {clientOf, context, type QueryRequest} from './testing/store.ts';

const {signal} = new AbortController();

/** A catalog over a store that answers each request, and what was asked of it. */
function withStore(answer: (request: QueryRequest) => object) {
  const asked: QueryRequest[] = [];
  const client = clientOf((request) => {
    asked.push(request);
    return Response.json({data: answer(request)});
  });
  return {asked, catalog: createShopifyCatalogIntegration(client, {tax: 'included', retries: 0})};
}

/** The context, and what is reported to it. */
function listening() {
  const problems: IntegrationProblem[] = [];
  const own: DynamicServerContext = {...context, onProblem: (problem) => problems.push(problem)};
  return {own, problems};
}

describe('markets', () => {
  it('are the countries, each with its currency and its languages, the usual one first @claim-shopify.markets @claim-catalog.markets', async () => {
    const {catalog} = withStore(() => ({localization: rawLocalization}));
    expect(await catalog.getMarkets(context, signal)).toEqual([
      {countries: ['DE'], currencies: ['EUR'], locales: ['de-DE', 'en-DE']},
      {countries: ['BR'], currencies: ['BRL'], locales: ['pt-BR']},
    ]);
  });

  it('have languages that Shopify is asked in again', async () => {
    const {catalog} = withStore(() => ({localization: rawLocalization}));
    const markets = await catalog.getMarkets(context, signal);
    const languages = markets.flatMap(({locales}) => locales.map(languageOf));
    expect(languages).toEqual(['DE', 'EN', 'PT_BR']);
  });

  it("that can't be read are left out and reported, and so is a language @claim-shopify.markets", async () => {
    const [germany, brazil] = rawLocalization.availableCountries!;
    const spoiled = {...germany, availableLanguages: [{isoCode: 5}, {isoCode: 'EN'}]};
    const availableCountries = [spoiled, {...brazil, currency: null}];
    const {catalog} = withStore(() => ({localization: {availableCountries}}));
    const {own, problems} = listening();
    expect(await catalog.getMarkets(own, signal)).toEqual([
      {countries: ['DE'], currencies: ['EUR'], locales: ['de-DE', 'en-DE']},
    ]);
    expect(problems.map(({missing, path}) => [missing, path])).toEqual([
      ['language', 'data.localization.availableCountries[0].availableLanguages[0].isoCode'],
      ['market', 'data.localization.availableCountries[1].currency'],
    ]);
  });
});

const id = rawProduct.id!;
const mug = {entity: 'product', id} as const;

describe('a country', () => {
  const source = {vendor: 'shopify', kind: 'commerce', operation: 'getMarkets'} as const;
  const [germany] = rawLocalization.availableCountries!;
  const read = (raw: typeof germany) => normalizeMarket(fieldOf(raw, source), () => undefined);

  it('is mapped as the page says @claim-shopify.mapping', () => {
    const samples = {
      ...{isoCode: 'AT', 'currency.isoCode': 'CHF', 'defaultLanguage.isoCode': 'FR'},
      'availableLanguages[].isoCode': 'IT',
    };
    expect(checkMapping(marketMapping, germany, read, samples)).toEqual([]);
  });

  it('with a wrong value is named @claim-vendors.reads-every-field', () => {
    const {faults, payloads} = readWrongPayloads(germany, read, marketProblems);
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(50);
  });
});

describe('slugs by language', () => {
  it("are asked for once in each of Shopify's languages @claim-shopify.localized-slugs", async () => {
    const {catalog, asked} = withStore(({variables}) => ({
      product: {handle: variables.language === 'DE' ? 'becher' : 'mug'},
    }));
    const locales = ['de-DE', 'de-AT', 'en-IE'] as const;
    expect(await catalog.getLocalizedSlugs({...mug, locales}, context, signal)).toEqual({
      'de-DE': 'becher',
      'de-AT': 'becher',
      'en-IE': 'mug',
    });
    const variables = asked.map((request) => request.variables);
    expect(variables).toEqual([
      {id, country: 'DE', language: 'DE'},
      {id, country: 'DE', language: 'EN'},
    ]);
  });

  it('leave out a language in which the product is not there @claim-shopify.localized-slugs', async () => {
    const {catalog} = withStore(({variables}) => ({
      product: variables.language === 'DE' ? {handle: 'becher'} : null,
    }));
    const locales = ['de-DE', 'en-IE'] as const;
    const slugs = await catalog.getLocalizedSlugs({...mug, locales}, context, signal);
    expect(slugs).toEqual({'de-DE': 'becher'});
  });

  it('are those of a category too', async () => {
    const {catalog, asked} = withStore(() => ({collection: {handle: 'mugs'}}));
    const input = {entity: 'category', id: rawCollection.id!, locales: ['en-IE']} as const;
    expect(await catalog.getLocalizedSlugs(input, context, signal)).toEqual({'en-IE': 'mugs'});
    expect(asked[0]?.query).toContain('collection(id: $id)');
  });

  it('are an error for a thing that is nowhere, and for an id that cannot be one, without a request', async () => {
    const {catalog, asked} = withStore(() => ({product: null, collection: null}));
    const locales = ['de-DE'] as const;
    const gone = {type: 'not-found', operation: 'getLocalizedSlugs', entity: 'product'};
    const call = catalog.getLocalizedSlugs({...mug, locales}, context, signal);
    await expect(call).rejects.toMatchObject({...gone, key: id});
    expect(asked).toHaveLength(1);
    const category = {entity: 'category', id, locales} as const;
    const wrong = catalog.getLocalizedSlugs(category, context, signal);
    await expect(wrong).rejects.toMatchObject({type: 'not-found', entity: 'category', key: id});
    expect(asked).toHaveLength(1);
    expect(await catalog.getLocalizedSlugs({...mug, locales: []}, context, signal)).toEqual({});
  });
});
