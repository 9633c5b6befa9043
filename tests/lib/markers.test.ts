import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {exampleMarkers, findMarkers, libraryMarkers} from './markers.ts';

/** The output of a bundler for a page that uses a package. */
async function bundle(name: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import * as used from '${name}'; globalThis.used = used;`,
      resolveDir: `${root}/website`,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    conditions: ['storefront-toolkit-source'],
    external: name === 'shiki' ? ['@shikijs/langs/*', '@shikijs/themes/*'] : [],
  });
  return outputFiles[0]?.text ?? '';
}

const names = (script: string) => findMarkers(libraryMarkers(), script).map(({name}) => name);

test.each(['@shikijs/core', 'prismjs', 'prism-react-renderer', 'lunr'])(
  '%s is found in a minified bundle',
  async (name) => {
    expect(names(await bundle(name))).toContain(name);
  },
);

test.each(['react-dom/client', 'react-router-dom'])(
  '%s is not mistaken for a highlighter or a search engine',
  async (name) => {
    expect(names(await bundle(name))).toEqual([]);
  },
);

test('an example is told from the other examples of its component', async () => {
  const path = 'ui/src/button/examples/updating-the-cart.tsx';
  const script = await bundle(`${root}/packages/${path}`);
  expect(findMarkers(exampleMarkers(), script).map(({name}) => name)).toEqual([path]);
});
