import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {type ClassNames, readClassNames} from '../../../scripts/source-css/class-names';
import {ROOT} from '../paths';
import {findComponents} from './catalog';
import {classNamesFrom, measureStyles} from './measure-styles';
import {loadToolkit, type Toolkit} from './toolkit';

// The first component waits for the rules of all its classes, which takes seconds on a busy machine.
vi.setConfig({testTimeout: 60_000});

const folder = path.relative(ROOT, mkdtempSync(path.join(ROOT, 'packages/ui/.cache-styles-')));
afterAll(() => rmSync(path.join(ROOT, folder), {recursive: true}));

/** Measures a component whose entry is this text. */
function measureText(name: string, text: string) {
  const component = {folder: `${folder}/${name}`};
  mkdirSync(path.join(ROOT, component.folder));
  writeFileSync(path.join(ROOT, component.folder, 'index.ts'), text);
  return measureStyles(component);
}

describe('measureStyles', () => {
  it('counts the rules of classes: more of them, more bytes', async () => {
    const few = await measureText('few', `export const look = 'flex p-2';`);
    const more = await measureText('more', `export const look = 'flex p-2 border rounded-lg';`);
    expect(few).toBeGreaterThan(30);
    expect(more).toBeGreaterThan(few);
  });

  it('leaves out tokens and base styles, and is 0 without classes', async () => {
    expect(await measureText('none', `export const text = 'Total';`)).toBe(0);
    expect(await measureText('one', `export const look = 'hairline';`)).toBeLessThan(100);
  });

  it('counts the components in it', async () => {
    const badge = await measureStyles({folder: 'packages/ui/src/badge'});
    const entry = `import '@storefront-toolkit/ui/badge';\nexport const look = 'hairline';`;
    expect(await measureText('with-badge', entry)).toBeGreaterThanOrEqual(badge);
  });
});

/** The classes of all elements of some HTML. */
function classesIn(html: string): string[] {
  const classes: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const named = node.attrs.find(({name}) => name === 'class');
      if (named) classes.push(...named.value.split(/\s+/));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return classes;
}

describe('the class names of an import path', () => {
  const components = findComponents();
  let toolkit: Toolkit;
  let known: ClassNames;
  beforeAll(async () => {
    toolkit = await loadToolkit(components);
    known = await readClassNames();
  }, 120_000);

  it.each(components)('are all that the examples of $name show', ({examples}) => {
    let shown = 0;
    for (const {id, path: file} of examples) {
      const listed = new Set(classNamesFrom(path.join(ROOT, file), known));
      const html = toolkit.render(id, {identifierPrefix: ''});
      const classes = classesIn(html).filter(known.has);
      shown += classes.length;
      expect(
        classes.filter((name) => !listed.has(name)),
        id,
      ).toEqual([]);
    }
    expect(shown).toBeGreaterThan(0);
  });
});
