import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  checkMapping,
  readWrongPayloads,
  stockProblems,
} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it} from 'vitest';
import {createCommercetoolsCatalogIntegration} from './index.ts';
import {stockMapping} from './mapping.ts';
import {normalizeLocationStock} from './stock-by-location.ts';
import {rawChannel, rawProduct} from './testing/fixtures.ts';
import {playedProject} from './testing/played-project.ts';
import {context, page} from './testing/project.ts';

const {signal} = new AbortController();
const {api, asked, play} = playedProject();
const catalog = (supplyChannels?: readonly string[]) =>
  createCommercetoolsCatalogIntegration(api(), {tax: 'included', retries: 0, supplyChannels});

const channels = {
  'ch-1': {isOnStock: true, availableQuantity: 3},
  'ch-2': {isOnStock: false, availableQuantity: 0},
};
const product = {
  ...rawProduct,
  masterVariant: {...rawProduct.masterVariant, availability: {channels}},
};
const variantId = `${rawProduct.id}:${rawProduct.masterVariant!.id}`;
const second = {id: 'ch-2', key: 'graz'};
const answer = (...found: readonly unknown[]) =>
  play(({path}) => (path.endsWith('/channels') ? page(...found) : {json: product}));

describe('stock by location', () => {
  it('is that of the supply channels, with their names and addresses @claim-commercetools.stock-by-location @claim-catalog.stock-by-location', async () => {
    answer(rawChannel, second);
    expect(await catalog().getStockByLocation({variantId}, context, signal)).toEqual([
      {
        location: {
          id: 'ch-1',
          name: 'Wien',
          address: {
            line1: 'Example Street 1',
            line2: 'Second floor',
            city: 'Wien',
            region: 'W',
            postalCode: '1010',
            country: 'AT',
            phone: '+43 1 5550100',
          },
        },
        availability: {status: 'in-stock', quantity: 3},
      },
      {location: {id: 'ch-2', name: 'graz'}, availability: {status: 'out-of-stock'}},
    ]);
    expect(asked().map(({path}) => path)).toEqual([
      `/project/product-projections/${rawProduct.id}`,
      '/project/channels',
    ]);
    expect(asked()[1]?.query.getAll('var.ids')).toEqual(['ch-1', 'ch-2']);
  });

  it('counts only the channels of the option @claim-commercetools.stock-by-location', async () => {
    answer(rawChannel);
    const stock = await catalog(['ch-1']).getStockByLocation({variantId}, context, signal);
    expect(stock.map(({location}) => location.id)).toEqual(['ch-1']);
    expect(asked()[1]?.query.getAll('var.ids')).toEqual(['ch-1']);
  });

  it('leaves out and reports a channel that cannot be read @claim-commercetools.stock-by-location', async () => {
    answer({...rawChannel, id: 'ch-9'}, {id: 'ch-2', key: null}, rawChannel);
    const problems: IntegrationProblem[] = [];
    const own = {...context, onProblem: (problem: IntegrationProblem) => problems.push(problem)};
    expect(await catalog().getStockByLocation({variantId}, own, signal)).toHaveLength(1);
    expect(problems.map(({missing, path}) => [missing, path])).toEqual([
      ['location', 'results[0].id'],
      ['location', 'results[1].key'],
    ]);
  });

  it('comes in the order of commercetools, wherever the shopper is @claim-commercetools.stock-near', async () => {
    answer(second, rawChannel);
    const near = {latitude: 48.2, longitude: 16.4};
    const stock = await catalog().getStockByLocation({variantId, near}, context, signal);
    expect(stock.map(({location}) => location.id)).toEqual(['ch-2', 'ch-1']);
  });

  it('is nowhere for a variant without channels, and asks for none', async () => {
    const masterVariant = {...rawProduct.masterVariant, availability: null};
    play(() => ({json: {...rawProduct, masterVariant}}));
    expect(await catalog().getStockByLocation({variantId}, context, signal)).toEqual([]);
    expect(asked()).toHaveLength(1);
  });

  it('is an error for a variant that is not there, and for a key that cannot be one, without a request', async () => {
    answer(rawChannel);
    for (const [id, requests] of [
      [`${rawProduct.id}:99`, 1],
      ['SKU-1', 1],
    ] as const) {
      const call = catalog().getStockByLocation({variantId: id}, context, signal);
      const missing = {type: 'not-found', entity: 'variant', key: id};
      await expect(call).rejects.toMatchObject({...missing, operation: 'getStockByLocation'});
      expect(asked()).toHaveLength(requests);
    }
  });
});

describe('a channel', () => {
  const source = {
    vendor: 'commercetools',
    kind: 'commerce',
    operation: 'getStockByLocation',
  } as const;
  const raw = {channel: rawChannel, availability: channels['ch-1']};
  const read = (value: typeof raw) => {
    const field = fieldOf(value, source);
    const locales = ['de-AT', 'de'];
    const ignore = () => undefined;
    return normalizeLocationStock(field.at('channel'), field.at('availability'), locales, ignore);
  };

  it('is mapped as the page says', () => {
    const samples = {'channel.address.country': 'CH'};
    expect(checkMapping(stockMapping, raw, read, samples)).toEqual([]);
  });

  it('with a wrong value is named @claim-vendors.reads-every-field', () => {
    const {faults, payloads} = readWrongPayloads(raw, read, (stock) => stockProblems([stock]));
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(50);
  });
});
