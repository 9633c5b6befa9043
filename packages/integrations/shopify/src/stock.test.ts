import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  checkMapping,
  readWrongPayloads,
  stockProblems,
} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it} from 'vitest';
import {createShopifyCatalogIntegration} from './index.ts';
import {stockMapping} from './mapping.ts';
import {normalizeLocationStock} from './stock.ts';
import {rawProduct, rawStock, rawVariant} from './testing/fixtures.ts';
import {clientOf, context, type QueryRequest} from './testing/store.ts';

const {signal} = new AbortController();
const variantId = rawVariant.id!;

/** A catalog over a store that answers each request with a node, and what was asked of it. */
function withNode(node: object | null, options: {inventory?: boolean | undefined} = {}) {
  const asked: QueryRequest[] = [];
  const client = clientOf((request) => {
    asked.push(request);
    return Response.json({data: {node}});
  });
  const settings = {tax: 'included', retries: 0, ...options} as const;
  return {asked, catalog: createShopifyCatalogIntegration(client, settings)};
}
const stocked = (...nodes: readonly unknown[]) => ({id: variantId, storeAvailability: {nodes}});

describe('stock by location', () => {
  it('has each location with its address, its stock and its pickup time @claim-shopify.stock @claim-catalog.stock-by-location', async () => {
    const elsewhere = {
      available: false,
      pickUpTime: '',
      location: {id: 'gid://shopify/Location/2', name: 'Hamburg', address: {address1: null}},
    };
    const {catalog} = withNode(stocked(rawStock, elsewhere), {inventory: true});
    expect(await catalog.getStockByLocation({variantId}, context, signal)).toEqual([
      {
        location: {
          id: 'gid://shopify/Location/1',
          name: 'Berlin',
          address: {
            line1: 'Example Street 1',
            line2: 'Second floor',
            city: 'Berlin',
            region: 'BE',
            postalCode: '10115',
            country: 'DE',
            phone: '+49 30 5550100',
          },
        },
        availability: {status: 'in-stock', quantity: 3},
        pickupTime: 'Usually ready in 24 hours',
      },
      {
        location: {id: 'gid://shopify/Location/2', name: 'Hamburg'},
        availability: {status: 'out-of-stock'},
      },
    ]);
  });

  it('is asked for from a point, and with quantities only with the option @claim-shopify.stock-near', async () => {
    const near = {latitude: 52.5, longitude: 13.4};
    for (const inventory of [undefined, true]) {
      const {asked, catalog} = withNode(stocked(), {inventory});
      expect(await catalog.getStockByLocation({variantId, near}, context, signal)).toEqual([]);
      expect(asked[0]?.variables).toMatchObject({near, inventory: inventory ?? false});
      expect(asked[0]?.query).toContain('storeAvailability(first: 250, near: $near)');
      expect(asked[0]?.query).toContain('quantityAvailable @include(if: $inventory)');
    }
  });

  it('leaves out and reports a location that cannot be read @claim-shopify.stock', async () => {
    const {catalog} = withNode(stocked({...rawStock, location: null}, rawStock));
    const problems: IntegrationProblem[] = [];
    const own: DynamicServerContext = {...context, onProblem: (problem) => problems.push(problem)};
    expect(await catalog.getStockByLocation({variantId}, own, signal)).toHaveLength(1);
    expect(problems.map(({missing, path}) => [missing, path])).toEqual([
      ['location', 'data.node.storeAvailability.nodes[0].location'],
    ]);
  });

  it('is an error for a variant that is not there, and for an id that cannot be one, without a request', async () => {
    const {asked, catalog} = withNode(null);
    const missing = {type: 'not-found', operation: 'getStockByLocation', entity: 'variant'};
    const gone = catalog.getStockByLocation({variantId}, context, signal);
    await expect(gone).rejects.toMatchObject({...missing, key: variantId});
    const product = catalog.getStockByLocation({variantId: rawProduct.id!}, context, signal);
    await expect(product).rejects.toMatchObject({...missing, key: rawProduct.id});
    expect(asked).toHaveLength(1);
  });
});

describe('a location', () => {
  const source = {vendor: 'shopify', kind: 'commerce', operation: 'getStockByLocation'} as const;
  const read = (raw: typeof rawStock) =>
    normalizeLocationStock(fieldOf(raw, source), () => undefined);

  it('is mapped as the page says @claim-shopify.mapping', () => {
    expect(
      checkMapping(stockMapping, rawStock, read, {'location.address.countryCode': 'AT'}),
    ).toEqual([]);
  });

  it('with a wrong value is named @claim-vendors.reads-every-field', () => {
    const {faults, payloads} = readWrongPayloads(rawStock, read, (stock) => stockProblems([stock]));
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(50);
  });
});
