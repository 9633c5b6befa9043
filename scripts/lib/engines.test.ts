import {expect, test} from 'vitest';
import {promisedNodes, unfitEngines} from './engines.mjs';

const packages = {
  '': {engines: {node: '>=20.19'}},
  'node_modules/any': {},
  'node_modules/old': {engines: {node: '>=18'}},
  'node_modules/new': {engines: {node: '>=22'}},
  'node_modules/gap': {engines: {node: '^20.19.0 || ^22.13.0 || >=24'}},
  'node_modules/other-platform': {engines: {node: '>=22'}, optional: true},
};

test('packages that refuse a version of Node.js are found, optional ones are not', () => {
  expect(unfitEngines({packages}, ['20.19.0'])).toEqual([
    {path: 'node_modules/new', wants: '>=22', version: '20.19.0'},
  ]);
  expect(unfitEngines({packages}, ['22.12.0', '24.1.0'])).toEqual([
    {path: 'node_modules/gap', wants: '^20.19.0 || ^22.13.0 || >=24', version: '22.12.0'},
  ]);
});

test('the lowest version of the range is checked, and the one that runs', () => {
  expect(promisedNodes('>=20.19')).toEqual([...new Set(['20.19.0', process.versions.node])]);
  expect(promisedNodes(`>=${process.versions.node}`)).toEqual([process.versions.node]);
});

test('a range that nothing fits is refused', () => {
  expect(() => promisedNodes('<0.0.0-0')).toThrow('engines.node is "<0.0.0-0"');
});
