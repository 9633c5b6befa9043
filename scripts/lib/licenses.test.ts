import {expect, test} from 'vitest';
import {readLicenses} from './licenses.mjs';

test('licenses are counted, and those that ask for more than a notice are refused', () => {
  const packages = {
    '': {license: 'MIT'},
    'node_modules/a': {license: 'MIT'},
    'node_modules/a/node_modules/@x/b': {license: 'MIT'},
    'node_modules/c': {license: '(GPL-3.0 OR ISC)'},
    'node_modules/d': {license: 'Apache-2.0 AND GPL-3.0'},
    'node_modules/e': {},
    'node_modules/format': {},
    'node_modules/tool': {license: 'GPL-3.0', dev: true},
    'node_modules/@storefront-toolkit/ui': {link: true},
  };
  const {counts, refused} = readLicenses({packages});
  expect([...counts]).toEqual([
    ['MIT', 3],
    ['(GPL-3.0 OR ISC)', 1],
    ['Apache-2.0 AND GPL-3.0', 1],
    ['none', 1],
  ]);
  expect(refused.map(({name}) => name)).toEqual(['d', 'e']);
});
