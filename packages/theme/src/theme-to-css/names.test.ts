import {expect, it} from 'vitest';
import {tokens} from '@storefront-toolkit/theme';
import {COLORS, CORNERS, LINE_HEIGHTS} from './names.ts';

const rem = (name: string) => {
  const token = tokens.find((one) => one.name === name);
  return token?.kind === 'value' ? parseFloat(token.value) : NaN;
};

it('a theme may set each color of theme.css, and no other', () => {
  const colors = tokens.filter(({kind}) => kind === 'color').map(({name}) => name);
  expect(Object.keys(COLORS).map((key) => `--color-${key}`)).toEqual(colors);
});

it.each(Object.entries(LINE_HEIGHTS))('the line height of %s is %d of its size', (key, share) => {
  expect(share).toBeCloseTo(rem(`--text-${key}--line-height`) / rem(`--text-${key}`), 4);
});

it('all corners but round ones keep the proportion that they have in theme.css', () => {
  const corners = tokens.filter(({name}) => name.startsWith('--radius-'));
  expect([...Object.keys(CORNERS), 'full']).toEqual(
    corners.map(({name}) => name.replace('--radius-', '')),
  );
  for (const [key, share] of Object.entries(CORNERS)) {
    expect(share).toBe(rem(`--radius-${key}`) / rem('--radius-md'));
  }
});
