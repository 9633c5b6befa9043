import fc from 'fast-check';
import {expect, it} from 'vitest';
import {contrastRatio, themeToCss} from '@storefront-toolkit/theme';
import {faintPairs} from './faint-pairs.ts';
import {type EditorState, FONTS, fromText, INITIAL, toText, toTheme} from './state.ts';

const hex = fc
  .integer({min: 0, max: 0xffffff})
  .map((value): EditorState['brand'] => `#${value.toString(16).padStart(6, '0')}`);

const state = fc.record({
  brand: hex,
  dark: hex,
  radius: fc.integer({min: 0, max: 12}).map((eighths) => eighths / 8),
  font: fc.constantFrom(...(Object.keys(FONTS) as EditorState['font'][])),
});

it('a state survives the address', () => {
  fc.assert(
    fc.property(state, (one) => {
      expect(fromText(toText(one))).toEqual(one);
    }),
  );
});

it('any other text is refused, or is what the same state writes', () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(state, fc.nat(50), fc.string({maxLength: 3})).map(([one, at, noise]) => {
      const good = toText(one);
      return good.slice(0, at) + noise + good.slice(at);
    }),
  );
  fc.assert(
    fc.property(text, (one) => {
      const found = fromText(one);
      if (found) expect(found.radius).toBeLessThanOrEqual(1.5);
    }),
  );
});

it.each(['', 'brand:b23712', 'brand:b23712,dark:ff8f63,radius:1.51,font:toolkit'])(
  'refuses "%s"',
  (text) => {
    expect(fromText(text)).toBeUndefined();
  },
);

it('each state is a theme that becomes CSS', () => {
  fc.assert(
    fc.property(state, (one) => {
      expect(() => themeToCss(toTheme(one))).not.toThrow();
    }),
  );
});

it('the toolkit’s own look is an empty theme without faint pairs', () => {
  expect(themeToCss(toTheme(INITIAL))).toBe('');
  expect(faintPairs(toTheme(INITIAL))).toEqual([]);
});

it('finds the pairs that a color makes faint', () => {
  const faint = faintPairs(toTheme({...INITIAL, brand: '#f08c66'}));
  expect(
    faint.map(({mode, foreground, background}) => `${mode} ${foreground}/${background}`),
  ).toEqual(expect.arrayContaining(['light brand/canvas', 'light brand/brand-soft']));
  expect(faint.every(({mode}) => mode === 'light')).toBe(true);
});

it('text on a fill is white or a dark shade, whichever can be read better', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      const {light} = toTheme({...INITIAL, brand});
      if (brand === INITIAL.brand) return;
      const other = light['on-brand'] === '#ffffff' ? '#000000' : '#ffffff';
      const worst = (text: string) =>
        Math.min(contrastRatio(text, light.brand!), contrastRatio(text, light['brand-strong']!));
      // Black itself is a little better than the shade, so that near the middle either will do.
      expect(worst(light['on-brand']!)).toBeGreaterThan(worst(other) * 0.8);
    }),
  );
});
