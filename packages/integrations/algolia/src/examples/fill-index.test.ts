import type {CatalogIntegration, Category, Product} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {algoliasearch} from 'algoliasearch';
import {expect, it} from 'vitest';
import {fillIndex} from './fill-index.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

const jacket = {
  id: 'p-1',
  slug: 'jacket',
  name: 'Jacket',
  pricing: {price: moneyOf(12900, 'EUR'), tax: 'included'},
  availability: {status: 'in-stock'},
  categories: [{id: 'c-7', slug: 'jackets', name: 'Jackets'}],
  badges: [],
  options: [],
  attributes: [],
} as unknown as Product;
const catalog = {
  getProducts: () => Promise.resolve([jacket]),
  getCategory: () => Promise.resolve({id: 'c-7', ancestors: [{id: 'c-1'}]} as unknown as Category),
} as unknown as CatalogIntegration;

it('writes a record for each product, with all categories that it is part of', async () => {
  const written: unknown[] = [];
  const client = algoliasearch('APP', 'write-key', {
    requester: {
      send: ({data}) => {
        written.push(JSON.parse(data as string));
        return Promise.resolve({
          status: 200,
          content: '{"taskID": 1, "objectIDs": ["p-1"]}',
          isTimedOut: false,
        });
      },
    },
  });
  await fillIndex(client, ['p-1'], catalog, context);
  expect(written).toMatchObject([
    {
      requests: [
        {
          action: 'addObject',
          body: {objectID: 'p-1', prices: {EUR: {price: 129}}, categoryIds: ['c-1', 'c-7']},
        },
      ],
    },
  ]);
});
