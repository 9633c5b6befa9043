import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Files, ProjectKit} from '../../src/editor/project';
import {ROOT} from '../paths';

/** Name of the generated module with what {@link projectKit} makes. */
export const kitModule = 'projects/kit.json';

/** The program that readers run, as a script of Node. */
const CREATE = [
  '--import=tsx',
  '--conditions=storefront-toolkit-source',
  path.join(ROOT, 'packages/create/src/cli.ts'),
];

const FIXTURES = path.join(ROOT, 'packages/fixtures');

const BLOCKS = path.join(ROOT, 'packages/blocks/src');

/** Path in a project of the sample data, which no registry has. */
const DATA = 'fixtures';

/** The endings of pictures that are text. */
const DRAWING = '.svg';

/** Paths of the files in a folder, with forward slashes, in order. */
const filesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();

const textsOf = (folder: string, place: string, keep: (file: string) => boolean): Files =>
  Object.fromEntries(
    filesIn(folder)
      .filter(keep)
      .map((file) => [`${place}/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Files of a new storefront that a project of an example has too. */
const SHARED = ['.gitignore', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.js'];

/** Changes a file's text at one place. */
function changed(file: string, text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) {
    throw new Error(
      `${file} doesn't have ${JSON.stringify(part)} once, so projects of examples would not start. ` +
        'Adapt website/plugins/projects/kit.ts to it.',
    );
  }
  return text.replace(part, () => by);
}

/** The files of a new Vite storefront. */
function newStorefront(): Record<string, string> {
  const place = mkdtempSync(path.join(tmpdir(), 'example-project-'));
  try {
    const folder = path.join(place, 'example');
    execFileSync(process.execPath, [...CREATE, folder, '--yes'], {cwd: ROOT, stdio: 'pipe'});
    const read = (file: string) => [file, readFileSync(path.join(folder, file), 'utf8')];
    return Object.fromEntries(SHARED.map(read)) as Record<string, string>;
  } finally {
    rmSync(place, {recursive: true});
  }
}

/** Says where the sample data is, to the bundler and to TypeScript. */
function baseFiles(): Files {
  const files = newStorefront();
  const manifest = JSON.parse(files['package.json']!) as {
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  delete manifest.scripts.test;
  delete manifest.devDependencies.vitest;
  return {
    ...files,
    'package.json': JSON.stringify(manifest),
    'index.html': changed(
      'packages/create/templates/vite/index.html',
      files['index.html']!,
      '    <link rel="icon" href="/rain-jacket.svg" />\n',
      '',
    ),
    'tsconfig.json': changed(
      'packages/create/templates/vite/tsconfig.json',
      files['tsconfig.json']!,
      '"types": ["vite/client"]',
      `"types": ["vite/client"],\n    "paths": {"@storefront-toolkit/fixtures/*": ["./${DATA}/*/index.ts"]}`,
    ),
    'vite.config.js': changed(
      'packages/create/templates/vite/vite.config.js',
      files['vite.config.js']!,
      'plugins: [react(), tailwindcss()]',
      `
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      {
        find: /^@storefront-toolkit\\/fixtures\\/(\\w+)$/,
        replacement: \`\${import.meta.dirname}/${DATA}/$1/index.ts\`,
      },
    ],
  },
`,
    ),
  };
}

/** The sample data. Its pictures are where Vite serves the files of `public`. */
function fixtureFiles(): Files {
  const files = textsOf(
    path.join(FIXTURES, 'src'),
    DATA,
    (file) => !/\.test\.|^images\/write|^payloads\//.test(file),
  );
  const image = `${DATA}/images/image.ts`;
  const source = 'packages/fixtures/src/images/image.ts';
  const placed = changed(
    source,
    files[image]!,
    "`${process.env.FIXTURES_BASE_URL ?? '/'}fixtures`",
    "'/fixtures'",
  );
  return {
    ...files,
    [image]: changed(
      source,
      placed,
      `Where the site serves the pictures. They are in \`static/fixtures\` of this package. A build of a site that is served below a
 * path sets \`FIXTURES_BASE_URL\` to it.`,
      'Where Vite serves the pictures, which are in `public/fixtures`.',
    ),
    ...textsOf(path.join(FIXTURES, 'static'), 'public', (file) => file.endsWith(DRAWING)),
  };
}

/** Makes the files that projects of examples are put together from. */
export function projectKit(): ProjectKit {
  return {
    base: baseFiles(),
    fixtures: fixtureFiles(),
    blocks: textsOf(
      BLOCKS,
      'src',
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\.browser\.|\/examples\//.test(file),
    ),
  };
}

/** The pictures of the sample data that aren't text, by their paths in a project. */
export function binaryPictures(): Record<string, Uint8Array> {
  const folder = path.join(FIXTURES, 'static');
  return Object.fromEntries(
    filesIn(folder)
      .filter((file) => !file.endsWith(DRAWING))
      .map((file) => [`public/${file}`, readFileSync(path.join(folder, file))]),
  );
}
