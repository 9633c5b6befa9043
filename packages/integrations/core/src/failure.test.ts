import {expect, it} from 'vitest';
import {customFields} from './custom-fields.ts';
import {errorFromFailure, retryAfterSeconds, type VendorFailure} from './failure.ts';

const source = {vendor: 'example', kind: 'commerce', operation: 'getProduct'} as const;

it.each([
  ['7', 7],
  ['0', 0],
  ['1.2', 2],
  ['Thu, 01 Jan 1970 00:01:30 GMT', 60],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['soon', 1],
  ['', 1],
  [null, 1],
  [undefined, 1],
])('waits by the header %j for %d s', (header, seconds) => {
  expect(retryAfterSeconds(header, 30_000)).toBe(seconds);
});

const turned: readonly (readonly [VendorFailure, object])[] = [
  [{status: 401}, {type: 'unauthorized'}],
  [{status: 403}, {type: 'unauthorized'}],
  ...[400, 402, 404, 409, 410, 413, 423, 430, 451].map(
    (status) => [{status}, {type: 'refused', status}] as const,
  ),
  [
    {status: 400, reason: 'Unknown locale: xx', setting: 'locales'},
    {type: 'refused', status: 400, reason: 'Unknown locale: xx', setting: 'locales'},
  ],
  [
    {status: 200, refused: true, unreadable: true},
    {type: 'refused', status: 200},
  ],
  ...[408, 425, 500, 503].map((status) => [{status}, {type: 'unavailable', status}] as const),
  [
    {status: 429, retryAfter: '3'},
    {type: 'rate-limited', retryAfter: 3},
  ],
  [
    {status: 200, unreadable: true},
    {type: 'invalid-response', expected: 'JSON'},
  ],
  [{status: 502}, {type: 'unavailable', status: 502}],
  [{}, {type: 'unavailable'}],
];

it.each(turned)(
  'turns %j into %j @claim-vendors.errors @claim-vendors.cause',
  (failure, expected) => {
    const cause = new Error('of the client');
    const error = errorFromFailure(source, failure, cause);
    expect(error).toMatchObject({...source, ...expected});
    expect(error.cause).toBe(cause);
  },
);

it('turns status 404 into what was looked for', () => {
  const wanted = {entity: 'product', key: 'p-1'};
  const error = errorFromFailure(source, {status: 404}, undefined, wanted);
  expect(error).toMatchObject({type: 'not-found', ...wanted});
});

it('names the place where the function for custom fields fails', () => {
  const hook = () => {
    throw new TypeError('of the store');
  };
  expect(customFields(undefined, {}, source, 'data.product')).toEqual({});
  expect(customFields((raw: {a: 1}) => ({b: raw.a}), {a: 1}, source, '')).toEqual({b: 1});
  expect(() => customFields(hook, {}, source, 'data.product')).toThrow(
    expect.objectContaining({type: 'invalid-response', path: 'data.product'}),
  );
});
