import {expect, it} from 'vitest';
import {componentGroups, COMPONENT_GROUPS, faultsOf, groupOf} from './component-groups';

it('has each page of a component in one group', () => {
  expect(componentGroups()).toHaveLength(Object.keys(COMPONENT_GROUPS).length);
});

it('names a page without a group, a group without its page, and a page in two groups', () => {
  expect(faultsOf({A: ['button', 'gone'], B: ['button']}, ['button', 'new'])).toEqual([
    'The page "new" is in no group, so the sidebar would not show it.',
    '"gone" is in a group, but there is no such page.',
    'The page "button" is in more than one group.',
  ]);
});

it('knows the task of a component of this package, and of no other', () => {
  expect(groupOf('dialog')).toBe('Overlays');
  expect(groupOf('catalog/product-tile')).toBeUndefined();
});
