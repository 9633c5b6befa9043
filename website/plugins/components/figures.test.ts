import {expect, test} from 'vitest';
import type {ComponentCard} from '../../src/components/component-page/types';
import {findVendors} from '../vendors/capabilities';
import {ROOT} from '../paths';
import {countFigures} from './figures';

const card = (name: string, gzip: number) => ({name, boundary: {files: [], gzip}}) as never;
const state = {id: 'closed', state: 'Closed', part: 'Button', role: 'button', name: 'Open'};
const row = {id: 'enter', keys: ['Enter'], action: 'Opens it.'} as const;

test('counts components, those that send no script, examples, and the rows of all tables', () => {
  const cards: ComponentCard[] = [card('text', 0), card('tabs', 120), card('price', 0)];
  const keyboard = {tabs: [row, row], dialog: [row], text: undefined};
  const states = {tabs: [state], price: [state, state]};
  const examples = {tabs: ['tabs/a'], price: ['price/a', 'price/b', 'price/c']};
  expect(countFigures(cards, {keyboard, states, examples})).toMatchObject({
    components: 3,
    withoutScript: 2,
    keyboardRows: 3,
    stateRows: 3,
    examples: 4,
  });
});

test('lists each vendor with the contracts that it fills', () => {
  const {vendors} = countFigures([], {keyboard: {}, states: {}, examples: {}});
  expect(vendors.map(({key}) => key)).toEqual(findVendors(ROOT).map(({key}) => key));
  expect(vendors.find(({key}) => key === 'commercetools')).toEqual({
    key: 'commercetools',
    title: 'commercetools',
    contracts: ['Catalog', 'Cart', 'Order history', 'Search'],
  });
});
