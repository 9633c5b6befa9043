import {describe, expect, test} from 'vitest';
import {staleInstall} from './workspace.mjs';

const lock = {
  packages: {
    '': {version: '0.1.0'},
    'packages/ui': {version: '0.1.0'},
    'node_modules/@storefront-toolkit/ui': {link: true},
    'node_modules/react': {version: '19.3.0', integrity: 'sha512-a'},
    'node_modules/only-on-mac': {version: '1.0.0', integrity: 'sha512-b', optional: true},
  },
};

describe('npm ci runs', () => {
  test('when nothing is installed', () => {
    expect(staleInstall(lock, undefined)).toBe('node_modules is absent');
  });

  test('when a package is missing or of another version', () => {
    const reason = 'node_modules/react is not the version that package-lock.json names';
    expect(staleInstall(lock, {packages: {}})).toBe(reason);
    const other = {packages: {'node_modules/react': {version: '19.2.0', integrity: 'sha512-z'}}};
    expect(staleInstall(lock, other)).toBe(reason);
  });

  test('not when all but packages of other platforms are there', () => {
    const installed = {packages: {'node_modules/react': lock.packages['node_modules/react']}};
    expect(staleInstall(lock, installed)).toBeUndefined();
  });
});
