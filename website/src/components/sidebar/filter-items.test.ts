import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {countPages, filterItems, type Items} from './filter-items';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  href: `/${label}`,
  collapsed: true,
  collapsible: true,
});

const SIDEBAR = [
  link('Introduction'),
  category('Overlays', [link('Dialog'), category('Notes', [link('Tooltip')])]),
  category('Forms', [link('Input')]),
];

const namesOf = (items: Items): unknown[] =>
  items.map((item) =>
    item.type === 'category'
      ? [item.label, ...namesOf(item.items)]
      : item.type === 'link'
        ? item.label
        : '',
  );

test('keeps the items that have each word, with the categories around them', () => {
  expect(namesOf(filterItems(SIDEBAR, 'TOOL tip'))).toEqual([['Overlays', ['Notes', 'Tooltip']]]);
  expect(filterItems(SIDEBAR, 'tool input')).toEqual([]);
});

test('keeps all of a category that has the words', () => {
  expect(namesOf(filterItems(SIDEBAR, 'over'))).toEqual([
    ['Overlays', 'Dialog', ['Notes', 'Tooltip']],
  ]);
});

test('opens the categories that it keeps, and changes none of those that it got', () => {
  const [found] = filterItems(SIDEBAR, 'dialog');
  expect(found).toMatchObject({collapsed: false, collapsible: false});
  expect(SIDEBAR[1]).toMatchObject({collapsed: true, collapsible: true});
});

test('counts pages, not the categories around them', () => {
  expect(countPages(SIDEBAR)).toBe(4);
  expect(countPages(filterItems(SIDEBAR, 'tooltip'))).toBe(1);
});
