import {expect, it} from 'vitest';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import {ThemeError, themeToCss} from '@storefront-toolkit/theme';

const plain: ThemeData = {id: 'plain', fonts: [], light: {}, dark: {}, typography: {}};

it('writes fonts, distances and colors, each where it applies', () => {
  const css = themeToCss({
    id: 'autumn',
    fonts: [
      {
        family: 'Source Serif 4',
        fallbacks: ['Georgia', 'serif'],
        files: [
          {url: '/fonts/serif.woff2', lightest: 200, boldest: 900, italic: false},
          {url: 'https://cdn.example.com/i.woff2?v=2', lightest: 400, boldest: 400, italic: true},
        ],
      },
    ],
    light: {brand: '#8a4b08'},
    dark: {brand: '#f0b35e'},
    typography: {
      bodyFamily: 'Source Serif 4',
      bodyWeight: 400,
      headingWeight: 700,
      headingSizes: {'4xl': 3.5},
    },
    spacingUnit: 0.3,
    cornerRadius: 0.25,
  });
  expect(css).toMatchInlineSnapshot(`
    "@font-face {
      font-family: "Source Serif 4";
      font-style: normal;
      font-weight: 200 900;
      font-display: swap;
      src: url("/fonts/serif.woff2") format("woff2");
    }
    @font-face {
      font-family: "Source Serif 4";
      font-style: italic;
      font-weight: 400;
      font-display: swap;
      src: url("https://cdn.example.com/i.woff2?v=2") format("woff2");
    }
    [data-storefront-theme="autumn"] {
      --font-sans: "Source Serif 4", "Georgia", serif;
      --font-display: "Source Serif 4", "Georgia", serif;
      --font-weight-body: 400;
      --font-weight-heading: 700;
      --text-4xl: 3.5rem;
      --text-4xl--line-height: 3.646rem;
      --spacing: 0.3rem;
      --radius-sm: 0.125rem;
      --radius-md: 0.25rem;
      --radius-lg: 0.375rem;
      --radius-xl: 0.5rem;
    }
    @media (forced-colors: none) and (not (prefers-contrast: more)) {
    [data-storefront-theme="autumn"]:not([data-theme='dark'], [data-theme='dark'] *),
    [data-storefront-theme="autumn"][data-theme='light'],
    [data-storefront-theme="autumn"] [data-theme='light'] {
      --color-brand: #8a4b08;
    }
    @media print {
    [data-storefront-theme="autumn"] {
      --color-brand: #8a4b08;
    }
    }
    @media screen {
    [data-storefront-theme="autumn"][data-theme='dark'],
    [data-theme='dark'] [data-storefront-theme="autumn"]:not([data-theme='light']),
    [data-storefront-theme="autumn"] [data-theme='dark'] {
      --color-brand: #f0b35e;
    }
    }
    }
    "
  `);
});

it('is empty for a theme that changes nothing', () => {
  expect(themeToCss(plain)).toBe('');
});

it('leaves out values that are undefined', () => {
  expect(themeToCss({...plain, light: {brand: undefined}})).toBe('');
});

it('gives headings a family of their own', () => {
  const fonts = ['Lora', 'Inter'].map((family) => ({family, fallbacks: [], files: []}));
  const typography = {bodyFamily: 'Inter', headingFamily: 'Lora'};
  const css = themeToCss({...plain, fonts, typography});
  expect(css).toContain('--font-sans: "Inter";');
  expect(css).toContain('--font-display: "Lora";');
});

it.each<[string, Partial<ThemeData>, RegExp]>([
  [
    'an unknown color',
    {light: {accent: '#fff'} as never},
    /^Theme: light is "accent".*a name that/,
  ],
  ['a color by name', {dark: {brand: 'red' as never}}, /^Theme: dark\.brand is "red".*hexadecimal/],
  ['a color that is too short', {light: {ink: '#12'}}, /light\.ink is "#12"/],
  ['an unknown size', {typography: {headingSizes: {'9xl': 3} as never}}, /headingSizes is "9xl"/],
  [
    'a size out of range',
    {typography: {headingSizes: {xl: 99}}},
    /headingSizes\.xl is 99.*0\.5 to/,
  ],
  ['a spacing that is no number', {spacingUnit: NaN}, /spacingUnit is NaN/],
  ['a spacing as text', {spacingUnit: '1rem' as never}, /spacingUnit is "1rem"/],
  ['a negative radius', {cornerRadius: -1}, /cornerRadius is -1/],
  ['a weight between others', {typography: {bodyWeight: 450 as never}}, /bodyWeight is 450/],
  [
    'a font that is not there',
    {typography: {bodyFamily: 'Lora'}},
    /bodyFamily is "Lora".*\(none\)/,
  ],
  ['an id with a space', {id: 'a b'}, /id is "a b"/],
  ['a color that is an object', {light: {ink: Object.create(null) as never}}, /ink is an object/],
  [
    'a font file of another scheme',
    {fonts: [font({url: 'data:font/woff2;base64,AAAA'})]},
    /fonts\[0\]\.files\[0\]\.url is "data:/,
  ],
  ['a font file of no scheme', {fonts: [font({url: '//x.example/a.woff2'})]}, /a path that starts/],
  ['a weight of a file', {fonts: [font({lightest: 0 as never})]}, /files\[0\]\.lightest is 0/],
])('refuses %s', (_case, part, message) => {
  expect(() => themeToCss({...plain, ...part})).toThrow(ThemeError);
  expect(() => themeToCss({...plain, ...part})).toThrow(message);
});

it('names the place of the error and shortens what it repeats', () => {
  const brand = `#${'f'.repeat(5000)}` as const;
  const error = thrown(() => themeToCss({...plain, light: {brand}}));
  expect(error).toMatchObject({name: 'ThemeError', path: 'light.brand'});
  expect(error.message.length).toBeLessThan(300);
});

function font(
  file: Partial<ThemeData['fonts'][number]['files'][number]>,
): ThemeData['fonts'][number] {
  const whole = {url: '/a.woff2', lightest: 400, boldest: 400, italic: false, ...file} as const;
  return {family: 'Lora', fallbacks: [], files: [whole]};
}

function thrown(run: () => void): ThemeError {
  try {
    run();
  } catch (error) {
    if (error instanceof ThemeError) return error;
  }
  throw new Error('nothing was thrown');
}
