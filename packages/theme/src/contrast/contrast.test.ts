import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {type ColorToken, contrastPairs, contrastRatio, tokens} from '@storefront-toolkit/theme';

const colors = new Map<string, ColorToken>(
  tokens.flatMap((token) =>
    token.kind === 'color' ? [[token.name.replace('--color-', ''), token]] : [],
  ),
);

describe('contrastRatio', () => {
  // Ratios that WebAIM's contrast checker shows for the same colors.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffff00', 8],
    ['#123456', '#123456', 1],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });

  it('counts what shows through text', () => {
    expect(contrastRatio('#00000080', '#ffffff')).toBeCloseTo(
      contrastRatio('#7f7f7f', '#ffffff'),
      1,
    );
    expect(contrastRatio('rgb(0 0 0 / 0%)', '#ffffff')).toBe(1);
  });

  it('takes the worse of white and black below a background', () => {
    const veil = 'rgb(0 0 0 / 50%)';
    expect(contrastRatio('#ffffff', veil)).toBeCloseTo(contrastRatio('#ffffff', '#808080'), 1);
    expect(contrastRatio('#000000', veil)).toBe(1);
  });

  it('is the same in both directions, and from 1 to 21', () => {
    const hex = fc
      .integer({min: 0, max: 0xffffff})
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBeCloseTo(contrastRatio(other, one), 10);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.001);
      }),
    );
  });

  it.each(['red', '#12345', 'rgb(1, 2, 3)', ''])('refuses "%s" and names it', (color) => {
    expect(() => contrastRatio(color, '#fff')).toThrow(`Can't read the color "${color}"`);
  });
});

describe('contrastPairs', () => {
  const color = (name: string, role?: ColorToken['role']) =>
    ({name: `--color-${name}`, role}) as unknown as ColorToken;

  it('follows the names and the roles', () => {
    const pairs = contrastPairs([
      color('paper', 'surface'),
      color('ink', 'text'),
      color('sale', 'text'),
      color('sale-strong'),
      color('sale-soft'),
      color('on-sale'),
      color('rim', 'edge'),
      color('decoration'),
    ]).map(({foreground, background, minimum}) => `${foreground}/${background} ${minimum}`);
    expect(pairs).toEqual([
      'ink/paper 4.5',
      'sale/paper 4.5',
      'sale/sale-soft 4.5',
      'sale-strong/sale-soft 4.5',
      'ink/sale-soft 4.5',
      'on-sale/sale 4.5',
      'on-sale/sale-strong 4.5',
      'rim/paper 3',
    ]);
  });

  it('leaves out only colors that carry no meaning', () => {
    const inPairs = new Set(contrastPairs().flatMap((pair) => [pair.foreground, pair.background]));
    expect([...colors.keys()].filter((key) => !inPairs.has(key))).toEqual([
      'skeleton',
      'line',
      'shadow',
    ]);
  });
});

describe.for(['light', 'dark'] as const)('the theme in %s mode', (mode) => {
  const ratio = (foreground: string, background: string, key: keyof ColorToken) =>
    contrastRatio(String(colors.get(foreground)?.[key]), String(colors.get(background)?.[key]));

  test.for(contrastPairs())(
    '$foreground on $background is at least $minimum:1, and more on request @claim-text.contrast',
    ({foreground, background, minimum}) => {
      expect(ratio(foreground, background, mode)).toBeGreaterThanOrEqual(minimum);
      // 1.4.6 asks for 7:1 of text; edges get what text has otherwise.
      expect(ratio(foreground, background, `${mode}Contrast`)).toBeGreaterThanOrEqual(
        minimum === 3 ? 4.5 : 7,
      );
    },
  );
});
