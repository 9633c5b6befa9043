import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {tokens} from '@storefront-toolkit/theme';
import {utilityOf} from '../../src/components/theming/utilities';
import {drawings} from './drawings';

const DOCS = path.resolve(__dirname, '../../docs/theming');

async function compile(css: string, candidates: readonly string[] = []) {
  const input = `${css}\n@source inline("${candidates.join(' ')}");`;
  const from = path.join(__dirname, 'page.css');
  const result = await postcss([tailwind({base: __dirname, optimize: false})]).process(input, {
    from,
  });
  return result.css;
}

const THEME = `@import 'tailwindcss' source(none);
@import '@storefront-toolkit/theme/theme.css' layer(theme);`;

/** Rules of a class in the compiled style sheet, without what the theme declares. */
const utilityRules = (css: string) => css.slice(css.indexOf('@layer utilities {'));

describe('the utilities that the tables name', () => {
  const named = tokens.flatMap((token) => {
    const utility = utilityOf(token);
    return utility ? [{token, utility}] : [];
  });
  const css = compile(
    THEME,
    named.map(({utility}) => utility),
  );

  it.each(named)('$utility uses $token.name', async ({token, utility}) => {
    const rules = utilityRules(await css);
    const escaped = utility.replace(/[:]/g, '\\$&');
    const at = rules.indexOf(`.${escaped} {`);
    if (utility.includes(':')) {
      // A breakpoint is written into the query.
      const query = token.kind === 'value' ? `(width >= ${token.value})` : '';
      expect(rules).toContain(query);
    } else {
      expect(at).toBeGreaterThan(-1);
      // The parts of a shadow are written into the utility, its color by name.
      const isShadow = token.kind === 'value' && token.name.startsWith('--shadow-');
      const used = isShadow ? token.value.replace(/ var.*/, '') : `var(${token.name})`;
      expect(rules.slice(at, rules.indexOf('}', at))).toContain(used);
    }
  });

  it('are named for all tokens but those that have none', () => {
    const without = tokens.filter((token) => !utilityOf(token)).map(({name}) => name);
    expect(without.filter((name) => !/--line-height$|^--default-/.test(name))).toEqual([
      '--color-shadow',
    ]);
  });
});

describe('the classes that the pages use', () => {
  const files = readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  );
  const texts = files.map((file) => readFileSync(path.join(DOCS, file), 'utf8'));
  const classes = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ),
  );

  it('all exist in the theme', async () => {
    expect(classes.size).toBeGreaterThan(60);
    const rules = utilityRules(await compile(THEME, [...classes]));
    const missing = [...classes].filter((name) => {
      const selector = `.${name.replace(/[:/.]/g, '\\$&')}`;
      return ![' {', ':', '['].some((next) => rules.includes(selector + next));
    });
    expect(missing).toEqual([]);
  });

  it('Tailwind CSS’s own theme can be added, and the toolkit’s names stay', async () => {
    const css = await compile(`${THEME}\n@import 'tailwindcss/theme.css' layer(theme);`, [
      'bg-red-500',
      'text-xl',
    ]);
    expect(css).toContain('--text-xl: 1.375rem;');
    expect(utilityRules(css)).toContain('var(--color-red-500)');
  });

  const sheets = files.flatMap((file, index) =>
    [...(texts[index] ?? '').matchAll(/^ *```css.*\n([\s\S]*?)^ *```$/gm)].map(([, css = '']) => ({
      file,
      css,
    })),
  );

  it('has style sheets to compile', () => {
    expect(sheets.length).toBeGreaterThan(12);
  });

  it.each(sheets)('the style sheet in $file compiles: $css', async ({css}) => {
    // Only a storefront has the parts that are left out; the check `packages` builds one.
    const usable = css.replace(/^@((config|source) .*|import '.*\/source\.css';)$/gm, '');
    const compiled = await compile(usable);
    expect(compiled).not.toMatch(/@(theme|import) /);
    const set = [...usable.matchAll(/(?<=[\s{])(--[\w-]+):/g)].map(([, name]) => name);
    const own = /^--(color-(on-)?loyalty|container-narrow)$/;
    const known = new Set<string>(tokens.map(({name}) => name));
    expect(set.filter((name = '') => !known.has(name) && !own.test(name))).toEqual([]);
  });
});

it('draws each token that has a look', () => {
  const css = drawings(tokens);
  const drawn = tokens.filter(({name}) => css.includes(`[data-token='${name}']`)).length;
  expect(drawn).toBeGreaterThan(70);
  expect(css).toContain(`[data-token='--container-page']{inline-size:100.00%}`);
  expect(css).toContain(`[data-token='--breakpoint-sm']{inline-size:50.00%}`);
});
