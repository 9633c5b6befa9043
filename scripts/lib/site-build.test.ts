import {expect, test} from 'vitest';
import {staleReason} from './site-build.mjs';

const build = (digest: string, ok = true) => ({digest, ok, log: ''});

test('a build of the present sources is not stale, whatever was committed since', () => {
  expect(staleReason(build('abc false\n1234'), 'abc')).toBeUndefined();
});

test.each([
  ['no build', undefined, 'is missing'],
  ['a build that failed', build('abc false', false), 'failed'],
  ['a build of other sources', build('abcd false'), 'changed after the last build'],
])('%s is stale, with the reason', (_, made, reason) => {
  expect(staleReason(made, 'abc')).toContain(reason);
});
