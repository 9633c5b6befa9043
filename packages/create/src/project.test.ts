import {describe, expect, test} from 'vitest';
import {type Choices, COLORS, DEFAULTS, type Framework, type Vendor, VENDORS} from './choices.ts';
import {projectFiles} from './project.ts';
import {packageVersion} from './version.ts';

const frameworks: readonly Framework[] = ['vite', 'next'];
const vendors = Object.keys(VENDORS) as Vendor[];
const languages = ['en-IE', 'de-CH', 'ar-AE', 'es-419'];
const colors = [...Object.keys(COLORS), '#0b6069'];

const all = frameworks.flatMap((framework) =>
  vendors.flatMap((vendor) =>
    languages.flatMap((language) =>
      colors.map((color): Choices => ({framework, vendor, language, color})),
    ),
  ),
);

const filesOf = (choices: Partial<Choices>) => projectFiles('shop', {...DEFAULTS, ...choices});
const textOf = (choices: Partial<Choices>, path: string) => filesOf(choices).get(path) ?? '';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifestOf = (choices: Partial<Choices>) =>
  JSON.parse(textOf(choices, 'package.json')) as Manifest;

test.each(all)(
  '$framework, $vendor, $language, $color: each file is whole and each import leads to a file @claim-create.options',
  (choices) => {
    const files = filesOf(choices);
    expect(files.size).toBeGreaterThan(15);
    const faults = [...files].flatMap(([path, text]) => {
      const imports = [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to = '']) => to);
      const missing = imports.filter(
        (to) => !files.has(new URL(to, `file:///${path}`).pathname.slice(1)),
      );
      return [
        ...missing.map((to) => `${path} imports ${to}`),
        ...(text.trim() === '' ? [`${path} is empty`] : []),
        ...(/\/_|^_/.test(path) ? [`${path} has the name of a template`] : []),
      ];
    });
    expect(faults).toEqual([]);
  },
);

describe.each(frameworks)('with %s', (framework) => {
  const page = framework === 'vite' ? 'index.html' : 'src/app/layout.tsx';

  test('the files are those of the page about the command @claim-create.files @claim-create.scripts', () => {
    const paths = [...filesOf({framework}).keys()];
    for (const path of ['.gitignore', 'README.md', 'package.json', 'tsconfig.json', page]) {
      expect(paths).toContain(path);
    }
    for (const path of ['context.ts', 'catalog.ts', 'products.ts', 'ProductList.tsx']) {
      expect(paths).toContain(`src/${path}`);
    }
    expect(paths.filter((path) => path.endsWith('.test.tsx'))).toHaveLength(2);
    expect(paths.filter((path) => /server|\.env/.test(path))).toEqual([]);
    expect(Object.keys(manifestOf({framework}).scripts).sort()).toEqual(
      ['build', 'dev', 'start', 'test', 'typecheck'].sort(),
    );
  });

  test('a language is in the page and in the context @claim-create.language', () => {
    expect(textOf({framework}, page)).toContain('<html lang="en-IE" class');
    expect(textOf({framework, language: 'de-CH'}, page)).toContain('<html lang="de-CH" class');
    expect(textOf({framework, language: 'ar-AE'}, page)).toContain('lang="ar-AE" dir="rtl"');
    const context = textOf({framework, language: 'de-CH'}, 'src/context.ts');
    expect(context).toMatch(/locale: 'de-CH',\n {2}currency: 'CHF',\n {2}country: 'CH',/);
    const without = textOf({framework, language: 'es-419'}, 'src/context.ts');
    expect(without).toMatch(/locale: 'es-419',\n {2}currency: 'EUR',\n {2}preview/);
  });

  test("a color is in the style sheet, and the theme's own is not @claim-create.color", () => {
    expect(textOf({framework}, 'src/storefront.css')).not.toContain('--color-brand');
    expect(textOf({framework, color: 'violet'}, 'src/storefront.css')).toMatch(
      /\n\n:root \{\n {2}--color-brand: #6d28d9;\n/,
    );
  });

  test.each(vendors)(
    '%s: exact versions of the toolkit, and no other vendor @claim-create.versions',
    (vendor) => {
      const {dependencies, devDependencies} = manifestOf({framework, vendor});
      const needed = {...dependencies, ...devDependencies};
      const toolkit = Object.entries(needed).filter(([name]) =>
        name.startsWith('@storefront-toolkit/'),
      );
      const {integration} = VENDORS[vendor];
      expect(toolkit.map(([name]) => name.slice('@storefront-toolkit/'.length))).toEqual([
        ...['commerce-ui'],
        ...(integration ? [integration.slice('@storefront-toolkit/'.length)] : []),
        ...['theme', 'types', 'ui'],
      ]);
      for (const [name, version] of toolkit) expect(version, name).toBe(packageVersion());
      const others = vendors.filter((other) => other !== vendor && other !== 'fixtures');
      for (const [path, text] of filesOf({framework, vendor})) {
        for (const other of others) expect(text.toLowerCase(), path).not.toContain(other);
      }
    },
  );

  test.each(vendors.filter((vendor) => vendor !== 'fixtures'))(
    '%s: no page imports the samples @claim-create.no-fallback @claim-create.fixtures',
    (vendor) => {
      const users = (choices: Partial<Choices>) =>
        [...filesOf(choices)].filter(
          ([path, text]) => !path.includes('.test.') && text.includes("/products.ts'"),
        );
      expect(users({framework, vendor})).toEqual([]);
      expect(users({framework}).map(([path]) => path)).toEqual(['src/catalog.ts']);
    },
  );
});

test('a language or a color that cannot be used is an error, and there are no files', () => {
  expect(() => filesOf({language: 'english'})).toThrow('english');
  expect(() => filesOf({color: 'red'})).toThrow('red');
});

test('the README says where the products come from', () => {
  expect(textOf({}, 'README.md')).toContain('samples in `src/products.ts`');
  const readme = textOf({vendor: 'shopify'}, 'README.md');
  expect(readme).toContain('never falls back to samples');
  expect(readme).toContain('/docs/vendors/vendors/shopify)');
  expect(readme).toContain('`createApi` of `src/server/api.ts`');
});
