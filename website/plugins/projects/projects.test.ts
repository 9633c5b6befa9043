import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, test} from 'vitest';
import {exampleFile, projectFiles} from '../../src/editor/project';
import {findBlocks, findComponents} from '../components/catalog';
import {ROOT} from '../paths';
import {archiveOf} from './archives';
import {binaryPictures, projectKit} from './kit';

const kit = projectKit();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const examples = [...findComponents(), findBlocks()].flatMap((one) => one.examples);

const BUTTON = {
  id: 'button/add-to-cart',
  path: 'packages/ui/src/button/examples/add-to-cart.tsx',
  code: read('packages/ui/src/button/examples/add-to-cart.tsx'),
};

test('a project has the example, its style sheet, exact versions, and nothing of the shop', () => {
  const files = projectFiles(kit, BUTTON);
  expect(Object.keys(files).sort()).toEqual([
    '.gitignore',
    'index.html',
    'package.json',
    'src/example.tsx',
    'src/main.tsx',
    'src/storefront.css',
    'tsconfig.json',
    'vite.config.js',
  ]);
  expect(files['src/example.tsx']).toBe(BUTTON.code);
  expect(files['src/storefront.css']).toContain(
    "@import '@storefront-toolkit/ui/button/source.css';",
  );
  const {name, scripts, dependencies, devDependencies} = JSON.parse(files['package.json']!) as {
    name: string;
    scripts: object;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(name).toBe('example-button-add-to-cart');
  expect(scripts).not.toHaveProperty('test');
  for (const version of Object.values({...dependencies, ...devDependencies})) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

describe('the project of each example has each file that its code asks for', () => {
  test.each(examples.map(({id, path: file}) => [id, file]))('%s', (id, file) => {
    const files = projectFiles(kit, {id, path: file, code: read(file)});
    const {dependencies} = JSON.parse(files['package.json']!) as {dependencies: object};
    let found = 0;
    for (const [name, text] of Object.entries(files)) {
      if (!/\.tsx?$/.test(name)) continue;
      for (const [, asked = ''] of text.matchAll(/ from '([^']+)'/g)) {
        found += 1;
        const [scope, own] = asked.split('/');
        const there = asked.startsWith('.')
          ? ['', '.ts', '.tsx'].some((end) =>
              Object.hasOwn(files, path.posix.join(path.posix.dirname(name), asked + end)),
            )
          : asked.startsWith('@storefront-toolkit/fixtures/')
            ? Object.hasOwn(files, `fixtures/${asked.split('/')[2]}/index.ts`)
            : Object.hasOwn(dependencies, scope!.startsWith('@') ? `${scope}/${own}` : scope!);
        expect(there, `${name}: ${asked}`).toBe(true);
      }
    }
    expect(found).toBeGreaterThan(3);
    expect(Object.hasOwn(files, exampleFile(file))).toBe(true);
  });
});

describe('a project has the sample data that its example asks for, and no more', () => {
  const fixtures = JSON.parse(read('packages/fixtures/package.json')) as {exports: object};
  const modules = Object.keys(fixtures.exports).filter((name) => !name.includes('*'));

  test.each(modules)('%s', async (name) => {
    const asked = `@storefront-toolkit/fixtures${name.slice(1)}`;
    const data = (await import(asked)) as object;
    const pictures = JSON.stringify(Object.values(data)).matchAll(/\/fixtures\/([\w-]+\.svg)/g);
    const code = `import * as data from '${asked}';`;
    const files = Object.keys(projectFiles(kit, {...BUTTON, code}));
    expect(files).toContain(`fixtures${name.slice(1)}/index.ts`);
    expect(files).toEqual(
      expect.arrayContaining(Array.from(pictures, ([, file]) => `public/fixtures/${file}`)),
    );
  });

  test('the cart’s data brings no texts of the CMS, and no picture of a place', () => {
    const code = "import {cart} from '@storefront-toolkit/fixtures/cart';";
    const files = Object.keys(projectFiles(kit, {...BUTTON, code}));
    expect(files).toContain('fixtures/cart/make.ts');
    expect(files.filter((file) => /^fixtures\/cms|mountains/.test(file))).toEqual([]);
  });
});

test('an archive holds the same files, pictures that aren’t text too, and is the same each time', () => {
  const file = 'packages/ui/src/media/examples/widths-and-formats.tsx';
  const example = {id: 'media/widths-and-formats', path: file, code: read(file)};
  const archive = archiveOf(kit, example, binaryPictures());
  expect(archiveOf(kit, example, binaryPictures())).toEqual(archive);
  const entries = unzipSync(archive);
  for (const [name, text] of Object.entries(projectFiles(kit, example))) {
    expect(strFromU8(entries[`media-widths-and-formats/${name}`]!)).toBe(text);
  }
  const picture = 'public/fixtures/mountains-480.avif';
  expect(Object.keys(binaryPictures())).toContain(picture);
  expect(Buffer.from(entries[`media-widths-and-formats/${picture}`]!)).toEqual(
    readFileSync(path.join(ROOT, 'packages/fixtures/static/fixtures/mountains-480.avif')),
  );
  expect(Object.keys(unzipSync(archiveOf(kit, BUTTON, binaryPictures())))).toHaveLength(8);
  const drawn = 'packages/ui/src/grid/examples/one-picture.tsx';
  const drawings = archiveOf(
    kit,
    {id: 'grid/one-picture', path: drawn, code: read(drawn)},
    binaryPictures(),
  );
  const names = Object.keys(unzipSync(drawings));
  expect(names).toContain('grid-one-picture/public/fixtures/mountains.svg');
  expect(names.filter((name) => /\.(?:avif|webp)$/.test(name))).toEqual([]);
});
