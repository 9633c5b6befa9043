import {expect, test} from 'vitest';
import {foreignHosts} from './lockfile.mjs';

test('entries of other hosts are found, links and entries without a host are not', () => {
  const packages = {
    'node_modules/a': {resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'},
    'node_modules/b': {resolved: 'http://127.0.0.1:4873/b/-/b-1.0.0.tgz'},
    'node_modules/c': {},
    'node_modules/@storefront-toolkit/ui': {resolved: 'packages/ui', link: true},
    'node_modules/d': {resolved: 'https://registry.npmjs.org.example.com/d.tgz'},
  };
  expect(foreignHosts({packages}).map(({path}) => path)).toEqual([
    'node_modules/b',
    'node_modules/d',
  ]);
});
