import {tokens} from '@storefront-toolkit/theme';
import {expect, test} from 'vitest';
import {COLORS, DEFAULTS} from './choices.ts';
import {brandColors, isReadable, readColor} from './color.ts';

test("the first color is the theme's own", () => {
  const brand = tokens.find(({name}) => name === '--color-brand');
  expect(COLORS[DEFAULTS.color]).toBe(brand?.kind === 'color' && brand.light);
});

test.each(Object.entries(COLORS))('%s can be read @claim-create.color', (name, color) => {
  expect(readColor(name)).toBe(color);
  expect(isReadable(brandColors(color))).toBe(true);
});

test('a light color is refused with a darker one that can be read @claim-create.color', () => {
  for (const light of ['#ffd400', '#ffffff', '#8fd3ff', '#0f0', '#FF8F63']) {
    let message = '';
    try {
      readColor(light);
    } catch (error) {
      message = String(error);
    }
    const [, darker = ''] = /such as (#[\da-f]{6})\./.exec(message) ?? [];
    expect(readColor(darker), message).toBe(darker);
  }
});

test('the shades are mixed from the color', () => {
  expect(brandColors('#6d28d9')).toEqual({
    brand: '#6d28d9',
    'brand-strong': '#521ea3',
    'brand-soft': '#efe7f7',
    'on-brand': '#ffffff',
  });
});

test.each(['', 'teal', '#12', '#12345', '#1234567', 'rgb(0 0 0)', 'toString', '#6d28d9;}'])(
  '"%s" is no color',
  (text) => {
    expect(() => readColor(text)).toThrow("isn't a color");
  },
);
