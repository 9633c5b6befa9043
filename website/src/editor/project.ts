/** Text files by their paths in a project. */
export type Files = Readonly<Record<string, string>>;

/** The files that projects of examples are put together from. */
export interface ProjectKit {
  /** Files of every project: those of a new Vite storefront that aren't about products. */
  base: Files;
  /** The sample data, for examples that import it, with its drawings. */
  fixtures: Files;
  /** The files of blocks, by their paths in `src`. */
  blocks: Files;
}

/** The example of a project. */
export interface ProjectExample {
  /** As written in `<Example of>`. */
  id: string;
  /** Path of its file, from the root of the repository. */
  path: string;
  /** Its code, which a reader may have changed. */
  code: string;
}

const BLOCKS = 'packages/blocks/src/';

/** Path of the example's file in its project. The file of a block stays where it finds the others. */
export const exampleFile = (path: string) =>
  path.startsWith(BLOCKS) ? `src/${path.slice(BLOCKS.length)}` : 'src/example.tsx';

const mainOf = (file: string) => `import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import Example from './${file.slice('src/'.length)}';
import './storefront.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Example />
  </StrictMode>,
);
`;

/** The style sheet: tokens, base styles, and the utilities of each component that the code imports. */
function sheetOf(code: string): string {
  const components = code.matchAll(/ from '(@storefront-toolkit\/(?:ui|commerce-ui)\/[^']+)'/g);
  const sheets = [...new Set(Array.from(components, ([, name]) => name!))].sort();
  return [
    '@layer theme, base, components, utilities;',
    "@import 'tailwindcss/utilities.css' layer(utilities);",
    "@import '@storefront-toolkit/theme/theme.css' layer(theme);",
    "@import '@storefront-toolkit/theme/base.css';",
    ...sheets.map((name) => `@import '${name}/source.css';`),
    '',
  ].join('\n');
}

/** The modules that a module imports, by their paths in the project. */
const importsOf = (file: string, text: string) =>
  Array.from(
    text.matchAll(/ from '(@storefront-toolkit\/fixtures|\.)([^']+)'/g),
    ([, from, rest]) =>
      // URL resolves the dots.
      from === '.'
        ? new URL(`.${rest!}`, `https://project.example/${file}`).pathname.slice(1)
        : `fixtures${rest!}/index.ts`,
  );

/** The sample data that code asks for: the modules that it imports, theirs, and the drawings that one of them names. */
function fixturesFor(code: string, fixtures: Files): Files {
  const found = new Set(importsOf('src/example.tsx', code));
  const texts = [code];
  // A set hands out what is added to it on the way.
  for (const file of found) {
    const text = fixtures[file] ?? '';
    texts.push(text);
    for (const next of importsOf(file, text)) found.add(next);
  }
  const all = texts.join('\n');
  return Object.fromEntries(
    Object.entries(fixtures).filter(([file]) => {
      const [, drawing] = /([^/]+)\.svg$/.exec(file) ?? [];
      return drawing ? new RegExp(`['/]${drawing}['.]`).test(all) : found.has(file);
    }),
  );
}

/**
 * The files of a Vite project that shows an example: the reader's way from a page to a project of their own.
 *
 * @returns Texts by their paths. `package.json` names exact versions.
 */
export function projectFiles(
  {base, fixtures, blocks}: ProjectKit,
  {id, path, code}: ProjectExample,
): Files {
  const file = exampleFile(path);
  const [folder = ''] = file.slice('src/'.length).split('/examples/');
  const ofBlock = Object.entries(blocks).filter(
    ([name]) => path.startsWith(BLOCKS) && name.startsWith(`src/${folder}/`),
  );
  const all = [code, ...ofBlock.map(([, text]) => text)].join('\n');
  const manifest = JSON.parse(base['package.json']!) as {name: string};
  manifest.name = `example-${id.replaceAll('/', '-')}`;
  return {
    ...base,
    ...fixturesFor(all, fixtures),
    ...Object.fromEntries(ofBlock),
    [file]: code,
    'package.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    'src/main.tsx': mainOf(file),
    'src/storefront.css': sheetOf(all),
  };
}
