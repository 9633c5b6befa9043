import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {wrongParts, unknownHeadings} from './anatomy';
import {ROOT} from '../paths';
import {type Component, findComponents, findPages} from './catalog';
import {EXAMPLE_LINES, LEAST_EXAMPLES} from './limits';
import {loadToolkit} from './toolkit';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const components = findComponents();
const pages = await findPages();
const toolkit = await loadToolkit(components);

function pageOf(component: string) {
  const page = pages.get(component);
  if (page) return page;
  throw new Error(
    `${component} has no page. Add one under website/docs/component-packages with ` +
      `"component: ${component}" in its front matter.`,
  );
}

const PLACEHOLDERS = /\b(foo|(?<!menu-)bar|baz|qux|lorem|ipsum|john doe|acme)\b/i;

it('finds the components and pages to check', () => {
  expect(components.map(({name}) => name)).toContain('button');
  expect(pages.has('ui/button')).toBe(true);
});

it('no page names a component that does not exist', () => {
  const known = components.map(({packageName, name}) => `${packageName}/${name}`);
  expect([...pages.keys()].filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(components)('$packageName/$name', (component: Component) => {
  const {packageName, name, folder, examples} = component;
  const importName = `@storefront-toolkit/${packageName}/${name}`;
  const page = pageOf(`${packageName}/${name}`);
  const files = readdirSync(path.join(ROOT, folder));

  it('has a page with every part in order', () => {
    expect(page.title).toBeTruthy();
    expect(page.description.length).toBeGreaterThan(20);
    expect(wrongParts(page, name, importName)).toEqual([]);
    expect(unknownHeadings(page, name, importName), 'belongs under another heading').toEqual([]);
  });

  it('is exported by its package', () => {
    const {exports} = JSON.parse(read(`packages/${packageName}/package.json`)) as {exports: object};
    expect(exports).toHaveProperty(
      [`./${name}`, 'storefront-toolkit-source'],
      `./src/${name}/index.ts`,
    );
  });

  it(`has at least ${LEAST_EXAMPLES} examples, all on its page, each once`, () => {
    expect(examples.length).toBeGreaterThanOrEqual(LEAST_EXAMPLES);
    expect([...page.examples].sort()).toEqual(examples.map(({id}) => id));
  });

  it.each(examples)('$id is short, complete and imports by public name', ({path: file}) => {
    const text = read(file);
    const lines = text.trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(EXAMPLE_LINES.least);
    expect(lines).toBeLessThanOrEqual(EXAMPLE_LINES.most);
    expect(text).toMatch(/^export default function [A-Z]\w+\(\) \{$/m);
    expect(text).toContain(`from '${importName}'`);
    expect(text).not.toMatch(/from '\.\.?\//);
    expect(text).not.toMatch(PLACEHOLDERS);
  });

  it.each(examples)('$id has no class name of which the site would drop the quotes', ({id}) => {
    // The minifier writes a value with `&>` and without a space without quotes, so that it ends the tag.
    expect(toolkit.render(id, {identifierPrefix: ''})).not.toMatch(
      / class="[^" ]*&amp;&gt;[^" ]*"/,
    );
  });

  it('has a browser test for each keyboard row, and prints the rows', () => {
    const rows = toolkit.keyboard[name] ?? [];
    expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
    const browserTests = files.filter((file) => file.endsWith('.browser.ts'));
    const table = page.content.includes(`<KeyboardTable of="${name}" />`);
    expect(table).toBe(rows.length > 0);
    if (rows.length === 0) return;
    const text = browserTests.map((file) => read(`${folder}/${file}`)).join('\n');
    // withClaims keeps every row, and gives some of them the names of claims.
    const [, given] = /testKeyboard\(\s*'[^']+',\s*(\w+),/.exec(text) ?? [];
    expect(['keyboard', 'rows']).toContain(given);
    if (given === 'rows') expect(text).toMatch(/^const rows = withClaims\(keyboard, \{/m);
  });

  it('has a browser test for each state row', () => {
    const rows = toolkit.states[name] ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
    const browserTests = files.filter((file) => file.endsWith('.browser.ts'));
    const text = browserTests.map((file) => read(`${folder}/${file}`)).join('\n');
    expect(text).toContain(`testStates('${packageName}/${name}', states, {`);
  });

  it('prints its data attributes and CSS variables', () => {
    for (const [file, suffix] of [
      ['data-attributes.ts', 'DataAttributes'],
      ['css-variables.ts', 'CssVariables'],
    ] as const) {
      if (!existsSync(path.join(ROOT, folder, file))) continue;
      const names = [...read(`${folder}/${file}`).matchAll(/^export const (\w+) = \{$/gm)];
      expect(names.length).toBeGreaterThan(0);
      for (const [, constant] of names) {
        expect(constant).toContain(suffix);
        expect(page.content).toContain(`<ConstantsTable of="${importName}#${constant}" />`);
      }
    }
  });

  it('has unit tests that use the shared conformance test', () => {
    const unitTests = files.filter((file) => file.endsWith('.test.tsx'));
    expect(unitTests.length).toBeGreaterThan(0);
    const text = unitTests.map((file) => read(`${folder}/${file}`)).join('\n');
    // A folder of functions has no element that props could reach.
    const hasComponent = files.some((file) => /(?<!\.test)\.tsx$/.test(file));
    expect(text.includes('describeConformance(')).toBe(hasComponent);
  });
});

describe('the check of a page can fail', () => {
  const page = pageOf('ui/button');
  const wrong = (content: string) =>
    wrongParts({...page, content}, 'button', '@storefront-toolkit/ui/button');

  it('names a part that is gone', () => {
    expect(wrong(page.content.replace('## Keyboard', '## Keys'))).toEqual(['keyboard is missing']);
  });

  it('names a part in the wrong place', () => {
    const content = page.content.replace('## Anatomy', '').concat('\n## Anatomy\n');
    expect(wrong(content)).toContain('further examples must come after anatomy');
  });

  it('names a heading that is no part', () => {
    const content = `${page.content}\n## Notes\n`;
    expect(unknownHeadings({...page, content}, 'button', '@storefront-toolkit/ui/button')).toEqual([
      '## Notes',
    ]);
  });
});
