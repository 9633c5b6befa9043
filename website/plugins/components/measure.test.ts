import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {ROOT} from '../paths';
import {findComponents} from './catalog';
import {compareSizes} from './check-sizes';
import {bundleEntry, measure, measureBoundary, saysUseClient} from './measure';

const folder = path.relative(ROOT, mkdtempSync(path.join(ROOT, 'packages/ui/.cache-measure-')));
afterAll(() => rmSync(path.join(ROOT, folder), {recursive: true}));

/** Writes a component of these files. */
function writeComponent(name: string, files: Record<string, string>) {
  const component = {name, packageName: 'ui', folder: `${folder}/${name}`, examples: []};
  mkdirSync(path.join(ROOT, component.folder));
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(ROOT, component.folder, file), text);
  }
  return component;
}

/** Writes a component of these files and measures it. */
const measureFiles = (name: string, files: Record<string, string>) =>
  measure(writeComponent(name, files));

describe('measure', () => {
  it('calls a component without a directive a server component', async () => {
    const facts = await measureFiles('label', {'index.ts': `export const text = 'Total';`});
    expect(facts.clientFiles).toEqual([]);
    expect(facts.gzip).toBeGreaterThan(20);
  });

  it('names the files that need the client, and only those that are used', async () => {
    const facts = await measureFiles('drawer', {
      'index.ts': `export {Drawer} from './Drawer.ts';\nexport {} from './Unused.ts';`,
      'Drawer.ts': `/* Swipes. */\n'use client';\nimport {useState} from 'react';\nexport const Drawer = useState;`,
      'Unused.ts': `'use client';\nexport const unused = 1;`,
    });
    expect(facts.clientFiles).toEqual([`${folder}/drawer/Drawer.ts`]);
  });

  it('finds no client code behind the image of a store @claim-images.no-script', async () => {
    const files = {'index.ts': `export {MediaImage} from '@storefront-toolkit/ui/media';`};
    expect((await measureFiles('image', files)).clientFiles).toEqual([]);
    const video = {'index.ts': `export {MediaVideo} from '@storefront-toolkit/ui/media';`};
    expect((await measureFiles('video', video)).clientFiles).not.toEqual([]);
  });

  it('rejects a hook in a file that says nothing', async () => {
    const files = {
      'index.ts': `import {useState} from 'react';\nexport const counter = () => useState(0);`,
    };
    await expect(measureFiles('counter', files)).rejects.toThrow(
      /counter\/index\.ts imports `useState` from React without saying 'use client'/,
    );
  });

  it('counts what is in the entry: more code, more bytes', async () => {
    const small = await measureFiles('small', {'index.ts': `export const a = 'Scarf';`});
    const large = await measureFiles('large', {
      'index.ts': `export const a = 'Scarf, gloves and a felt hat, all in one box, sent tomorrow';`,
    });
    expect(large.gzip).toBeGreaterThan(small.gzip);
  });
});

describe('measureBoundary', () => {
  const boundaryOf = async (name: string, files: Record<string, string>) =>
    measureBoundary(await bundleEntry(writeComponent(name, files)));

  it('finds none in a component without a directive', async () => {
    const files = {'index.ts': `export const text = 'Total';`};
    expect(await boundaryOf('plain', files)).toEqual({files: [], gzip: 0});
  });

  it('counts what the first client file brings, and not what stays on the server', async () => {
    const frame = 'A frame of words that a server renders and a browser never gets as code';
    const files = (entry: string) => ({
      'index.ts': entry,
      'Frame.ts': `import {Toggle} from './Toggle.ts';\nexport const Frame = () => ['${frame}', Toggle];`,
      'Toggle.ts': `'use client';\nimport {Inner} from './Inner.ts';\nexport const Toggle = () => Inner;`,
      'Inner.ts': `'use client';\nexport const Inner = 'Open and close';`,
    });
    const whole = await boundaryOf('framed', files(`export {Frame} from './Frame.ts';`));
    expect(whole.files).toEqual([`${folder}/framed/Toggle.ts`]);
    const part = await boundaryOf('bare', files(`export {Toggle} from './Toggle.ts';`));
    expect(part.gzip).toBe(whole.gzip);
    expect(whole.gzip).toBeGreaterThan(20);
    expect(whole.gzip).toBeLessThan(frame.length + 40);
  });
});

it('knows the directive where JavaScript does', () => {
  expect(saysUseClient(`// Why.\n/* More. */ "use client";`)).toBe(true);
  expect(saysUseClient(`import a from 'a';\n'use client';`)).toBe(false);
  expect(saysUseClient(`const text = 'use client';`)).toBe(false);
});

describe.each(findComponents())('the production code of $name', (component) => {
  it('has no text for developers', async () => {
    const {text} = await bundleEntry(component);
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toContain('Storefront Toolkit:');
    expect(text).not.toContain('NODE_ENV');
  });
});

describe('compareSizes', () => {
  it('accepts growth up to 5 %', () => {
    expect(compareSizes({button: 1050}, {button: 1000})).toEqual([]);
  });

  it('rejects more, with figures and a remedy', () => {
    const [problem] = compareSizes({button: 1051}, {button: 1000});
    expect(problem).toContain('grew by 5.1 %, from 1000 B to 1051 B');
    expect(problem).toContain('check-sizes.ts --write');
  });

  it('rejects a component without a budget and a budget without a component', () => {
    expect(compareSizes({button: 1000}, {})[0]).toContain('button has no size budget');
    expect(compareSizes({}, {button: 1000})[0]).toContain('does not exist');
  });
});
