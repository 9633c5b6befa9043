import {expect, test} from 'vitest';
import {ISLANDS} from './catalog';
import {componentStyleSheet} from './style-sheets';

test('a style sheet has the classes of the code that is left in its examples, and no others', async () => {
  const home = ISLANDS.find(({name}) => name === 'home')!;
  const {css} = await componentStyleSheet(home, [], []);
  // Of the product page, and of the skeleton that the same index exports.
  expect(css).toContain('.aspect-product');
  expect(css).not.toContain('.animate-pulse');
});
