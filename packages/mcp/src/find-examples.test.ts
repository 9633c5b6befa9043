import {expect, test} from 'vitest';
import {exampleFinder} from './find-examples.ts';
import type {Snapshot} from './snapshot.ts';

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map((term) => ({term}));
const words = {
  wordsOf,
  queryWords: wordsOf,
  relatedTerms: (all: readonly {term: string}[], at: number) =>
    new Map(all[at]?.term === 'panel' ? [['sheet', 0.7]] : []),
};

const example = (id: string, source: string) => ({
  id,
  title: id,
  component: id.split('/')[0] ?? '',
  page: '/',
  source,
});

const docs = {
  components: [{name: 'sheet', description: 'A dialog along an edge.'}],
  examples: [
    example('sheet/cart', 'Your order'),
    example('sheet/menu', 'Departments and a cart'),
    example('alert/payment', 'Your order failed'),
    example('alert/tones', 'Info'),
  ],
} as Pick<Snapshot, 'examples' | 'components'>;

const find = exampleFinder(docs, words);

test('a name says more than the code, and the code more than the purpose of the component', () => {
  expect(find('cart', 4)).toEqual(['sheet/cart', 'sheet/menu']);
  expect(find('departments edge', 1)).toEqual(['sheet/menu']);
  expect(find('edge', 4)).toEqual(['sheet/cart', 'sheet/menu']);
});

test('synonyms count, and words that no example has do not', () => {
  expect(find('panel cart', 1)).toEqual(['sheet/cart']);
  expect(find('unheard payment', 1)).toEqual(['alert/payment']);
});

test('nothing comes of nothing', () => {
  expect(find('', 4)).toEqual([]);
  expect(find('unheard of', 4)).toEqual([]);
});
