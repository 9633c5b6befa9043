import {expect, test} from 'vitest';
import {tokenBuckets} from '../token-buckets.ts';
import {anonymousBuckets} from './clients.ts';

const DAY = 86_400_000;
const ADDRESS = '203.0.113.7';

/** Buckets, and the names under which they know their clients. */
function watched() {
  const made: string[][] = [];
  const buckets = anonymousBuckets({burst: 1, rate: 0.000_001, addresses: 10}, (options) => {
    const {take, size} = tokenBuckets(options);
    const names: string[] = [];
    made.push(names);
    return {
      size,
      take: (client, now) => {
        names.push(client);
        return take(client, now);
      },
    };
  });
  return {...buckets, made};
}

test('a client is known by a hash, which is another one each day and on each server @claim-deploy-your-site.feedback-hash', () => {
  const [one, two] = [watched(), watched()];
  for (const {take} of [one, two]) {
    for (const now of [0, DAY - 1, DAY]) take(ADDRESS, now);
  }
  const names = [one, two].flatMap(({made}) => made.flat());
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[\w-]{43}$/);
});

test('a client is counted within a day, and a new day knows none of the old @claim-deploy-your-site.feedback-hash', () => {
  const {take, size, made} = watched();
  expect([take(ADDRESS, 0), take('198.51.100.1', 0)]).toEqual([0, 0]);
  expect(take(ADDRESS, DAY - 1)).toBeGreaterThan(0);
  expect(size()).toBe(2);
  expect(take(ADDRESS, DAY)).toBe(0);
  expect(size()).toBe(1);
  expect(made.at(-1)).toHaveLength(1);
});
