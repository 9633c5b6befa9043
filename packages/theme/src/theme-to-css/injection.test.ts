import fc from 'fast-check';
import {transform} from 'lightningcss';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import {ThemeError, themeToCss, tokens} from '@storefront-toolkit/theme';
import {COLORS, LINE_HEIGHTS} from './names.ts';

/** Texts that leave a declaration, a string, a rule or the style element, or load something, where they are let through. */
const ATTACKS = [
  '#fff;} body { display: none } a {',
  '#fff; background: url(https://evil.example/?x)',
  '#fff}@import "https://evil.example/a.css";',
  '#fff/*',
  '*/ body { color: red } /*',
  '#fff</style><script>alert(1)</script>',
  '</style>',
  '<!--',
  '-->',
  'var(--color-ink)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  '#ffffff\n;x:y',
  '#ffffff\r\n',
  '#fff\f',
  '#fff\u0000',
  '\\',
  '\\;',
  '\\22',
  '\\0000 7d',
  '"',
  "'",
  '"]{} body{color:red} [x="',
  'a"], body, [b="',
  'x\\"],*{color:red}',
  'Arial; } * { color: red',
  'Arial", serif; color: red; x: "',
  'Arial, serif',
  '/font.woff2") format("woff2"); src: url("https://evil.example/x',
  '/a.woff2") } body { color: red } @font-face { src: url("',
  '/a.woff2)',
  '/a b.woff2',
  '/a\\\n.woff2',
  '//evil.example/a.woff2',
  'javascript:alert(1)',
  'data:text/css,*{color:red}',
  '\u2028',
  '\u202e',
  '#fff !important',
  '{',
  '}',
  ';',
  '@',
  '--x: 1',
  '__proto__',
  'constructor',
];

const SPECIAL = Array.from('"\'\\;{}()<>/*@\n\r\f\0');

const NAMES = new Set<string>(tokens.map(({name}) => name));

/** The rules and properties of a style sheet, as two parsers see them. */
function outline(css: string) {
  const rules: string[] = [];
  const properties: string[] = [];
  const lightning = {rules: [] as string[], properties: [] as string[]};
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') properties.push(node.prop);
    else rules.push(node.type === 'atrule' ? `@${node.name}` : node.type);
  });
  transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    errorRecovery: false,
    visitor: {
      Rule(rule) {
        lightning.rules.push(rule.type === 'style' ? 'rule' : `@${rule.type}`);
      },
      Declaration(declaration) {
        lightning.properties.push(
          declaration.property === 'custom' ? declaration.value.name : declaration.property,
        );
      },
    },
  });
  return {rules, properties, lightning};
}

/** Nothing but font faces, media queries and rules of the theme's own scope, with properties of the theme. */
function expectHarmless(theme: ThemeData, css: string) {
  const {rules, properties, lightning} = outline(css);
  const faces = theme.fonts.flatMap(({files}) => files).length;
  const [light = 0, dark = 0] = [theme.light, theme.dark].map((part) => Object.keys(part).length);
  // One around all colors, one for light colors on paper, one for dark colors on a screen.
  const queries = (light + dark > 0 ? 1 : 0) + (light > 0 ? 1 : 0) + (dark > 0 ? 1 : 0);
  const values = properties.filter((name) => NAMES.has(name));
  expect(rules.filter((rule) => rule === '@font-face')).toHaveLength(faces);
  expect(rules.filter((rule) => rule === '@media')).toHaveLength(queries);
  expect(rules.filter((rule) => rule === 'rule').length).toBeLessThanOrEqual(4);
  expect(new Set(rules)).toSatisfy((all: Set<string>) =>
    [...all].every((rule) => ['@font-face', '@media', 'rule'].includes(rule)),
  );
  expect(values.filter((name) => name.startsWith('--color-'))).toHaveLength(2 * light + dark);
  // A font face has five descriptors, everything else is a token.
  expect(properties.length - values.length).toBe(5 * faces);
  expect(lightning.rules.sort()).toEqual(rules.sort());
  expect(lightning.properties.sort()).toEqual(values.sort());
  expect(css).not.toContain('<');
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      expect(selector).toContain(`[data-storefront-theme="${theme.id}"]`);
    }
  });
}

/** Whether the theme was refused for the part that is bad, or came out harmless. */
function check(theme: ThemeData): 'refused' | 'harmless' {
  let css;
  try {
    css = themeToCss(theme);
  } catch (error) {
    expect(error).toBeInstanceOf(ThemeError);
    expect((error as ThemeError).message).toContain((error as ThemeError).path);
    return 'refused';
  }
  expectHarmless(theme, css);
  return 'harmless';
}

const hex = fc
  .array(fc.constantFrom(...Array.from('0123456789abcdefABCDEF')), {minLength: 6, maxLength: 6})
  .map((digits) => `#${digits.join('')}`);

/** Mostly good values, with attacks, parts of attacks around good ones, and noise between them. */
const tainted = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    {arbitrary: good, weight: 40},
    {arbitrary: fc.constantFrom(...ATTACKS), weight: 1},
    {
      arbitrary: fc
        .tuple(good, fc.constantFrom(...ATTACKS, ...SPECIAL))
        .chain(([value, attack]) =>
          fc.nat(value.length).map((at) => value.slice(0, at) + attack + value.slice(at)),
        ),
      weight: 1,
    },
    {arbitrary: fc.string({unit: 'binary', maxLength: 20}), weight: 1},
  );

const family = fc.constantFrom('Lora', 'Source Serif 4', 'Noto Sans JP', 'serif', 'Ürümqi');
const number = fc.oneof({arbitrary: fc.double({min: 0.5, max: 2}), weight: 30}, fc.double());
const weight = fc.oneof({arbitrary: fc.constantFrom(100, 400, 900), weight: 30}, fc.integer());

const colors = fc.dictionary(
  fc.oneof(
    {arbitrary: fc.constantFrom(...Object.keys(COLORS)), weight: 60},
    fc.constantFrom(...ATTACKS),
  ),
  tainted(hex),
  {maxKeys: 4, noNullPrototype: false},
);

const fonts = fc.array(
  fc.record({
    family: tainted(family),
    fallbacks: fc.array(tainted(family), {maxLength: 2}),
    files: fc.array(
      fc.record({
        url: tainted(fc.constantFrom('/a.woff2', 'https://cdn.example.com/a.woff2?v=1#x')),
        lightest: weight,
        boldest: weight,
        italic: fc.boolean(),
      }),
      {maxLength: 2},
    ),
  }),
  {maxLength: 2},
);

const theme = fonts.chain((list) => {
  const own = fc.constantFrom(...list.map((font) => font.family), 'Lora');
  return fc.record({
    id: tainted(fc.constantFrom('autumn', 'drafts.4f2a-9', '日本')),
    fonts: fc.constant(list),
    light: colors,
    dark: colors,
    typography: fc.record(
      {
        bodyFamily: own,
        headingFamily: own,
        bodyWeight: weight,
        headingWeight: weight,
        headingSizes: fc.dictionary(fc.constantFrom(...Object.keys(LINE_HEIGHTS)), number, {
          maxKeys: 2,
        }),
      },
      {requiredKeys: []},
    ),
    spacingUnit: number,
    cornerRadius: number,
  });
}) as unknown as fc.Arbitrary<ThemeData>;

describe('whatever the CMS sends', () => {
  it('a theme is refused by name or holds nothing but its own tokens, for two parsers', () => {
    const seen = {refused: 0, harmless: 0};
    fc.assert(
      fc.property(theme, (data) => {
        seen[check(data)] += 1;
      }),
      {numRuns: 3000},
    );
    // Both must happen often, or the themes above prove nothing.
    expect(seen.refused).toBeGreaterThan(300);
    expect(seen.harmless).toBeGreaterThan(300);
  });

  const plain: ThemeData = {id: 'plain', fonts: [], light: {}, dark: {}, typography: {}};
  const file = {url: '/a.woff2', lightest: 400, boldest: 700, italic: false} as const;
  const lora = {family: 'Lora', fallbacks: [], files: [file]};
  const places: Record<string, (text: string) => unknown> = {
    id: (text) => ({...plain, id: text}),
    'the name of a color': (text) => ({...plain, light: Object.fromEntries([[text, '#fff']])}),
    'a color': (text) => ({...plain, light: {brand: text}}),
    'a dark color': (text) => ({...plain, dark: {brand: text}}),
    'a family': (text) => ({...plain, fonts: [{...lora, family: text}]}),
    'a fallback': (text) => ({
      ...plain,
      fonts: [{...lora, fallbacks: [text]}],
      typography: {bodyFamily: 'Lora'},
    }),
    'an address': (text) => ({...plain, fonts: [{...lora, files: [{...file, url: text}]}]}),
    'a weight of a file': (text) => ({
      ...plain,
      fonts: [{...lora, files: [{...file, lightest: text}]}],
    }),
    'the body family': (text) => ({...plain, typography: {bodyFamily: text}}),
    'a weight': (text) => ({...plain, typography: {headingWeight: text}}),
    'the name of a size': (text) => ({
      ...plain,
      typography: {headingSizes: Object.fromEntries([[text, 2]])},
    }),
    'a size': (text) => ({...plain, typography: {headingSizes: {xl: text}}}),
    'the spacing': (text) => ({...plain, spacingUnit: text}),
    'the radius': (text) => ({...plain, cornerRadius: text}),
  };

  it.each(Object.entries(places))('each attack as %s is refused', (_place, make) => {
    for (const attack of ATTACKS) {
      const data = make(attack) as ThemeData;
      const result = check(data);
      // The others are words and paths, which may be names.
      // eslint-disable-next-line no-control-regex -- control characters are among the attacks
      if (/["'\\;{}()<>\u0000-\u001f]/.test(attack)) expect(result, attack).toBe('refused');
    }
  });
});
