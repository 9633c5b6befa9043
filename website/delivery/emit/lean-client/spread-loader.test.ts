import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import {expect, test} from 'vitest';

const require = createRequire(import.meta.url);
const loader = require('./spread-loader.cjs') as (source: string) => string;

test('the library of the search spreads objects natively', () => {
  const folder = path.dirname(require.resolve('@algolia/autocomplete-core/dist/esm/index.js'));
  const source = readFileSync(path.join(folder, 'onInput.js'), 'utf8');
  expect(source).toContain('getOwnPropertyDescriptors');
  const lean = loader(source);
  expect(lean).not.toContain('getOwnPropertyDescriptors');
  expect(lean.match(/_objectSpread\(_objectSpread\(\{\}/g)).toEqual(
    source.match(/_objectSpread\(_objectSpread\(\{\}/g),
  );
});

test('the helper in its place spreads as the old one does', () => {
  const helper = loader('function _objectSpread(e) { for (;;) {} }');
  const spread = runInThisContext(`${helper}; _objectSpread`) as (...objects: unknown[]) => unknown;
  const target = {a: 1};
  expect(spread(target, {b: 2}, undefined, {a: 3})).toBe(target);
  expect(target).toEqual({a: 3, b: 2});
});

test('other code stays as it is', () => {
  const source = 'const _objectSpread = 1;\nexport default _objectSpread;\n';
  expect(loader(source)).toBe(source);
});

test.each([
  ['in several lines', 'function _objectSpread(e) {\n  for (;;) {}\n}'],
  ['by another name', 'function _objectSpread2(e) { for (;;) {} }'],
  ['as another function', 'const spread = (e) => Object.getOwnPropertyDescriptors(e);'],
  ['twice', 'function _objectSpread(e) { a }\nfunction _objectSpread(e) { b }'],
])('a helper that is written %s stops the build', (_, source) => {
  expect(() => loader(source)).toThrow(/helper that spreads objects [02] times instead of once/);
});
