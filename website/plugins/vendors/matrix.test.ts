import type {Mapping} from '@storefront-toolkit/integration-core';
import {expect, it} from 'vitest';
import {matrixOf} from './matrix';

const vendor = (key: string, ...rows: Mapping['rows']) => ({
  key,
  title: key.toUpperCase(),
  mappings: [{contract: 'Product', raw: 'Item', rows}],
});

it('says for each field and vendor who fills it @claim-vendors.matrix', () => {
  const acme = vendor(
    'acme',
    {to: 'id', from: 'key'},
    {to: 'total', from: 'lines[].price', origin: 'derived'},
    {to: 'badges', from: null, origin: 'missing'},
    {to: 'custom', from: null, origin: 'own'},
  );
  const bolt = vendor('bolt', {to: 'id', from: 'id'}, {to: 'total', from: null, origin: 'set'});
  expect(matrixOf('Product', ['total', 'id', 'badges', 'custom', 'rating'], [acme, bolt])).toEqual({
    vendors: [
      {key: 'acme', title: 'ACME'},
      {key: 'bolt', title: 'BOLT'},
    ],
    rows: [
      {field: 'total', origins: ['derived', 'set']},
      {field: 'id', origins: ['native', 'native']},
      {field: 'badges', origins: ['missing', 'missing']},
      {field: 'custom', origins: ['own', 'missing']},
      {field: 'rating', origins: ['missing', 'missing']},
    ],
  });
});

it('tells parts apart as far as every vendor does', () => {
  const acme = vendor(
    'acme',
    {to: 'media', from: 'pictures'},
    {to: 'seo.title', from: 'title'},
    {to: 'seo.indexed', from: null, origin: 'set'},
    {to: 'stock', from: 'backorders'},
    {to: 'stock.status', from: 'buyable'},
  );
  const bolt = vendor(
    'bolt',
    {to: 'media[].src', from: null, origin: 'missing'},
    {to: 'media[].alt', from: 'alt', origin: 'derived'},
    {to: 'seo.title', from: 'heading'},
    {to: 'stock.status', from: 'open', origin: 'derived'},
  );
  expect(matrixOf('Product', ['media', 'seo', 'stock'], [acme, bolt])?.rows).toEqual([
    {field: 'media', origins: ['native', 'derived']},
    {field: 'seo.title', origins: ['native', 'native']},
    {field: 'seo.indexed', origins: ['set', 'missing']},
    {field: 'stock.status', origins: ['native', 'derived']},
  ]);
});

it('leaves out vendors that do not fill the contract, and contracts that nobody fills', () => {
  const acme = vendor('acme', {to: 'id', from: 'id'});
  const other = {key: 'bolt', title: 'Bolt', mappings: []};
  expect(matrixOf('Product', ['id'], [acme, other])?.vendors).toEqual([
    {key: 'acme', title: 'ACME'},
  ]);
  expect(matrixOf('Cart', ['id'], [acme, other])).toBeUndefined();
});
