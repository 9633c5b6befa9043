import {expect, test} from 'vitest';
import {byArea} from './areas';

const listed = (...ids: string[]) => ids.map((id) => ({id}));

test('groups documents by area, and keeps their order in one', () => {
  const docs = listed('intro', 'theming/colors', 'guides/seo', 'theming/index', 'guides/images');
  expect(byArea(docs)).toEqual([
    ['Guides', listed('guides/seo', 'guides/images')],
    ['Theming', listed('theming/colors', 'theming/index')],
    ['More documents', listed('intro')],
  ]);
});

test('has no area without documents', () => {
  expect(byArea([])).toEqual([]);
});
