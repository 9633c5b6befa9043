import {expect, test} from 'vitest';
import {anchorOf} from './links.ts';

test('rows of different names have different fragments, which hold plain letters alone', () => {
  const names = ["'m'", "'m²'", "'m³'", "'fl oz'", 'gap.x'];
  expect(names.map((name) => anchorOf('value', name))).toEqual([
    'value-m',
    'value-m2',
    'value-m3',
    'value-fl-oz',
    'value-gap.x',
  ]);
});
