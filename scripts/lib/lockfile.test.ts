import {expect, test} from 'vitest';
import {foreignHosts, undeniedScripts} from './lockfile.mjs';

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

test('packages that run a program when they are installed are found, unless it is denied', () => {
  const packages = {
    'node_modules/quiet': {},
    'node_modules/denied': {hasInstallScript: true},
    'node_modules/a/node_modules/@scope/denied': {hasInstallScript: true},
    'node_modules/allowed': {hasInstallScript: true},
    'node_modules/new': {hasInstallScript: true},
  };
  const policy = {denied: false, '@scope/denied': false, allowed: true};
  expect(undeniedScripts({packages}, policy)).toEqual(['node_modules/allowed', 'node_modules/new']);
});
