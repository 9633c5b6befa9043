import {describe, expect, test} from 'vitest';
import {clientOf} from './client-address.ts';
import {tokenBuckets} from './token-buckets.ts';

test('a client has its tokens at once, and then as they come back', () => {
  const {take} = tokenBuckets({burst: 3, rate: 0.5, addresses: 10});
  expect([1, 2, 3].map(() => take('a', 0))).toEqual([0, 0, 0]);
  expect(take('a', 0)).toBe(2);
  expect(take('a', 1000)).toBe(1);
  expect(take('a', 2000)).toBe(0);
  expect(take('a', 2000)).toBe(2);
  expect(take('b', 2000)).toBe(0);
});

test('a bucket is never fuller than full, and a clock that goes back takes nothing', () => {
  const {take} = tokenBuckets({burst: 2, rate: 1, addresses: 10});
  take('a', 0);
  expect([1, 2].map(() => take('a', 1_000_000))).toEqual([0, 0]);
  expect(take('a', 1_000_000)).toBe(1);
  expect(take('a', 0)).toBe(1);
});

test('no more clients are remembered than allowed: the one that asked last is', () => {
  const {take, size} = tokenBuckets({burst: 1, rate: 0.001, addresses: 3});
  for (let n = 0; n < 1000; n += 1) take(`client ${n}`, 0);
  expect(size()).toBe(3);
  expect(take('client 999', 0)).toBeGreaterThan(0);
  expect(take('client 0', 0)).toBe(0);
});

describe('a request counts for', () => {
  test.each([
    ['an IPv4 address', '203.0.113.7', undefined, '203.0.113.7'],
    ['the same in IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['the same, shortened', '2001:db8::6', undefined, '2001:db8:0:0'],
    ['an address, whatever it claims', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [
      'what a proxy on this machine saw last',
      '127.0.0.1',
      '10.0.0.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['the same, from ::1', '::1', '198.51.100.1', '198.51.100.1'],
    ['this machine, without a proxy', '127.0.0.1', undefined, '127.0.0.1'],
    ['a part of a long claim', '127.0.0.1', 'x'.repeat(5000), 'x'.repeat(45)],
  ])('%s', (_, remoteAddress, forwarded, client) => {
    const request = {socket: {remoteAddress}, headers: {'x-forwarded-for': forwarded}};
    expect(clientOf(request as unknown as Parameters<typeof clientOf>[0])).toBe(client);
  });
});
