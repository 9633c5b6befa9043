import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readClassNames} from './class-names.ts';
import {reachOf} from './modules.ts';
import {sourceCss} from './source-css.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'source-css-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes a source file and returns its path. */
function write(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('reachOf', () => {
  it('follows relative imports, and names the components of other packages', () => {
    const entry = write(
      'index.ts',
      `export {Tile} from './Tile.tsx';\nexport * from './labels.ts';`,
    );
    write(
      'labels.ts',
      `import {moneyOf} from '@storefront-toolkit/types/cms';\nexport const a = moneyOf;`,
    );
    write(
      'Tile.tsx',
      [
        `import {Badge} from '@storefront-toolkit/ui/badge';`,
        `import {reportMisuse} from '@storefront-toolkit/ui/internal';`,
        `import './side.ts';`,
        `Badge, reportMisuse;`,
      ].join('\n'),
    );
    write('side.ts', `import './index.ts';`);
    const {files, components} = reachOf(entry);
    expect(files.map((file) => path.basename(file))).toEqual([
      'Tile.tsx',
      'index.ts',
      'labels.ts',
      'side.ts',
    ]);
    expect(components).toEqual(['@storefront-toolkit/ui/badge']);
  });

  it('leaves out what is imported for its types alone', () => {
    const entry = write(
      'types.ts',
      [
        `import type {A} from './gone.ts';`,
        `import {type B} from './gone.ts';`,
        `export type {C} from './gone.ts';`,
        `export {type D} from '@storefront-toolkit/ui/badge';`,
        `import {type E, e} from '@storefront-toolkit/ui/price';`,
      ].join('\n'),
    );
    expect(reachOf(entry)).toEqual({files: [entry], components: ['@storefront-toolkit/ui/price']});
  });
});

describe('the class names of files', () => {
  it('are the words in strings that Tailwind CSS writes a rule for', async () => {
    const file = write(
      'Card.tsx',
      [
        `import {flex} from 'grid';`,
        `// A block that is hidden.`,
        'const static_ = `p-2 ${flex} hover:underline`;',
        `export const card = <p className="bg-brand no-such-class after:content-['']">table</p>;`,
        `export const wide = ['@container', "weight-semibold"];`,
      ].join('\n'),
    );
    const classNames = await readClassNames();
    expect(classNames.in([file])).toEqual([
      '@container',
      "after:content-['']",
      'bg-brand',
      'hover:underline',
      'p-2',
      'weight-semibold',
    ]);
    expect(classNames.in([file])).toHaveLength(6);
    expect([classNames.has('p-3'), classNames.has('table-of-sizes')]).toEqual([true, false]);
  });
});

describe('sourceCss', () => {
  it('names components and class names, in the quotes that they leave', () => {
    expect(sourceCss(['flex', "after:content-['']", 'before:content-[""]'], ['ui/badge'])).toBe(
      [
        `@import 'ui/badge/source.css';`,
        `@source inline("flex after:content-['']");`,
        `@source inline('before:content-[""]');`,
        '',
      ].join('\n'),
    );
  });

  it('is empty for a component without classes', () => {
    expect(sourceCss([], [])).toBe('');
  });

  it('refuses what would name other classes', () => {
    expect(() => sourceCss([`content-["'"]`], [])).toThrow(/both kinds of quotes/);
    expect(() => sourceCss(['p-{1,2}'], [])).toThrow(/braces/);
  });
});
