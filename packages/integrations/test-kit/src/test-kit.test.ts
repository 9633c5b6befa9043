import {createCaller, fieldOf, type Mapping} from '@storefront-toolkit/integration-core';
import {createIntegrationError, toIsoDateTime} from '@storefront-toolkit/types/config';
import {describe, expect, it, vi} from 'vitest';
import {checkMapping, describeIntegration, readWrongPayloads} from './index.ts';

const identity = {vendor: 'example', kind: 'commerce'} as const;

class HttpError extends Error {
  constructor(readonly response: Response) {
    super(`Status ${response.status}`);
  }
}

/** An integration with a vendor whose SDK is `fetch`. */
function createExample(url: string, options: {timeout: number; retries: number}) {
  const caller = createCaller(
    identity,
    (cause) => {
      if (cause instanceof SyntaxError) return {unreadable: true};
      if (!(cause instanceof HttpError)) return undefined;
      const {status, headers} = cause.response;
      return {status, retryAfter: headers.get('retry-after')};
    },
    options,
  );
  const request = async (path: string, signal: AbortSignal, method = 'GET') => {
    const response = await fetch(`${url}${path}`, {signal, method});
    if (!response.ok) throw new HttpError(response);
    return (await response.json()) as {name: string};
  };
  return {
    getName: (id: string, signal: AbortSignal) =>
      caller.read(
        'getName',
        signal,
        async (either, source) =>
          fieldOf(await request(`/names/${id}`, either), source)
            .at('name')
            .text(),
        {entity: 'name', key: id},
      ),
    setName: (id: string, signal: AbortSignal) =>
      caller.write('setName', signal, async (either, source) =>
        fieldOf(await request(`/names/${id}`, either, 'PUT'), source)
          .at('name')
          .text(),
      ),
  };
}

describeIntegration({
  ...identity,
  create: createExample,
  operations: {
    getName: {
      call: (integration, signal) => integration.getName('1', signal),
      answer: ({path}) => ({json: {name: path}}),
      on404: 'not-found',
    },
    setName: {
      call: (integration, signal) => integration.setName('1', signal),
      answer: () => ({json: {name: 'Jane'}}),
      write: true,
    },
  },
});

describe('wrong payloads', () => {
  it('have one of nine values in the place of each value @claim-vendors.nine-wrong', () => {
    const read = vi.fn<(raw: {readonly title: string}) => string>(() => 'answer');
    expect(readWrongPayloads({title: 'Mug'}, read).payloads).toBe(9);
    const values = read.mock.calls.map(([payload]) => JSON.stringify(payload));
    expect(new Set(values).size).toBe(9);
  });

  const raw = {product: {title: 'Mug', tags: [{name: 'new'}]}};
  const source = {...identity, operation: 'getProduct'};

  it('pass when each fault is named @claim-vendors.wrong-values', () => {
    const {faults, payloads} = readWrongPayloads(raw, (payload) => {
      const product = fieldOf(payload, source).at('product');
      const tags = product
        .at('tags')
        .list()
        .map((tag) => tag.at('name').text());
      return {title: product.at('title').text(), tags};
    });
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(40);
  });

  it('find a bare TypeError @claim-vendors.wrong-values', () => {
    const {faults} = readWrongPayloads(raw, ({product}) => product.title.toUpperCase());
    expect(faults).toContainEqual(expect.stringMatching(/^product\.title = null: TypeError/));
  });

  it('find an error that names nothing, and an answer that is wrong', () => {
    const anonymous = createIntegrationError({...source, type: 'unavailable'});
    const {faults} = readWrongPayloads(raw, () => {
      throw anonymous;
    });
    expect(faults).not.toEqual([]);
    const wrong = readWrongPayloads(
      raw,
      ({product}) => product.title,
      (title) => (typeof title === 'string' ? [] : ['the title is no text']),
    );
    expect(wrong.faults).toContainEqual('product.title = -1.5: the title is no text');
  });
});

describe('a mapping', () => {
  const raw = {title: 'Mug', sold: '2026-01-01T00:00:00Z', state: 'ON', items: [{price: '1.50'}]};
  const normalize = ({title, sold, state, items}: typeof raw) => ({
    name: title.toUpperCase(),
    updatedAt: toIsoDateTime(sold),
    buyable: state === 'ON',
    step: 1,
    prices: items.map(({price}) => ({amount: Number(price) * 100})),
  });
  const mapping = (...rows: Mapping['rows']): Mapping => ({contract: 'A', raw: 'B', rows});
  const rows: Mapping['rows'] = [
    {to: 'name', from: 'title', note: 'in capitals'},
    {to: 'updatedAt', from: 'sold'},
    {to: 'buyable', from: 'state'},
    {to: 'step', from: null, origin: 'set'},
    {to: 'prices[]', from: 'items[].price'},
  ];

  it('is proved @claim-vendors.mapping', () => {
    expect(checkMapping(mapping(...rows), raw, normalize, {state: 'OFF'})).toEqual([]);
  });

  it('is refuted by a row that names another field @claim-vendors.mapping', () => {
    const wrong = mapping(...rows.slice(1), {to: 'name', from: 'sold'});
    expect(checkMapping(wrong, raw, normalize, {state: 'OFF'})).toEqual([
      'name does not follow sold',
    ]);
  });

  it('is refuted by a field without a row, and a row without a field @claim-vendors.mapping', () => {
    const wrong = mapping(...rows.slice(1), {to: 'brand', from: 'title'});
    expect(checkMapping(wrong, raw, normalize, {state: 'OFF'})).toEqual([
      'brand: the result has no such field',
      'name: no row says where it comes from',
    ]);
  });

  it.each([
    [{to: 'step', from: null}, 'step: no origin says who fills it'],
    [{to: 'step', from: null, origin: 'missing'}, 'step is missing, and the result has 1 there'],
    [{to: 'note', from: null, origin: 'set'}, 'note is set, and the result has [] there'],
    [
      {to: 'buyable', from: 'state', origin: 'missing'},
      'buyable: the vendor has state, so it is not missing',
    ],
  ] as const)(
    'is refuted by %j, which is not what is observed @claim-vendors.matrix',
    (row, fault) => {
      const withNote = (given: typeof raw) => ({...normalize(given), note: []});
      const others = rows.filter(({to}) => to !== row.to);
      const found = checkMapping(mapping(...others, row), raw, withNote, {state: 'OFF'});
      expect(found).toEqual([fault]);
    },
  );

  it('asks for a sample where it can make none', () => {
    const held = {on: {}};
    const needsSample = mapping({to: 'on', from: 'on'});
    expect(checkMapping(needsSample, held, () => ({on: true}))).toEqual([
      'on: needs a sample, since it is {}',
    ]);
  });
});
