import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {ROOT} from '../paths';

/** Packages whose folders under `src` are components, each with a page. */
const PACKAGES = ['commerce-ui', 'ui'];

/** Folders under `src` that the components share. They have no page. */
const SHARED_FOLDERS = ['internal'];

const PAGES = path.join(ROOT, 'website/docs/component-packages');

/** An example: one file that a page shows, runs and offers to copy. */
export interface ExampleFile {
  /** `<component>/<file name without extension>`, as written in `<Example of>`. */
  id: string;
  /** Path from the root of the repository. */
  path: string;
  /** Path of the file whose text a page shows with it. @default `path` */
  shown?: string;
}

/** A component of a toolkit package. */
export interface Component {
  /** Path of the folder under `src`, unique across the packages: `button`, `forms/checkbox`. */
  name: string;
  /** Name of the package without its scope. */
  packageName: string;
  /** Folder, as a path from the root of the repository. */
  folder: string;
  /** In alphabetical order. */
  examples: ExampleFile[];
}

const SITE_ISLANDS = 'website/src/islands';

/**
 * The live parts of pages that aren't examples: they run like examples. A page imports `examples/<id>.json` of the
 * generated modules and hands it to `LiveExample`. Each group has a style sheet and a chunk of its own.
 */
export const ISLANDS: readonly Component[] = [
  {
    name: 'site',
    packageName: 'website',
    folder: SITE_ISLANDS,
    examples: [{id: 'site/theme-editor', path: `${SITE_ISLANDS}/theme-editor/ThemeEditor.tsx`}],
  },
  {
    name: 'home',
    packageName: 'website',
    folder: SITE_ISLANDS,
    examples: [
      {
        id: 'home/product-page',
        path: `${SITE_ISLANDS}/product-page/VendorSwitch.tsx`,
        shown: `${SITE_ISLANDS}/product-page/ProductPage.tsx`,
      },
    ],
  },
];

const BLOCKS = 'packages/blocks/src';

/**
 * The blocks of the registry, whose examples run on one page: `blocks/<block>`. They have a style sheet and a chunk together.
 */
export function findBlocks(): Component {
  const examples = readdirSync(path.join(ROOT, BLOCKS))
    .sort(byName)
    .flatMap((block) => findExamples({name: 'blocks', folder: `${BLOCKS}/${block}`}));
  return {name: 'blocks', packageName: 'blocks', folder: BLOCKS, examples};
}

/** The example with an id, of a component or a block. */
export const findExample = (id?: string): ExampleFile | undefined =>
  [...findComponents(), findBlocks()]
    .flatMap(({examples}) => examples)
    .find((example) => example.id === id);

/** Width of an example's layout on a card: about the card's, half a page, or a page. */
export type PreviewSize = 'small' | 'half' | 'page';

const PREVIEW_SIZES: readonly unknown[] = ['half', 'page'] satisfies PreviewSize[];

/** The documentation page of a component. */
export interface ComponentPage {
  /** Path from the root of the repository. */
  path: string;
  /** Path on the site, without the base URL. */
  route: string;
  title: string;
  description: string;
  /** The page's text, front matter excluded. */
  content: string;
  /** The room that its example needs on a card, by `preview` of the front matter. */
  preview: PreviewSize;
  /** Whether its first example is shown with an open overlay too, by `overlay` of the front matter. */
  overlay: boolean;
  /** Ids of its examples in the order of the page. */
  examples: string[];
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** Finds the components of the toolkit by their folders, in alphabetical order. */
export function findComponents(): Component[] {
  return PACKAGES.flatMap((packageName) => {
    const source = `packages/${packageName}/src`;
    return componentFolders(path.join(ROOT, source))
      .map((name) => ({name, packageName, folder: `${source}/${name}`}))
      .map((component) => ({...component, examples: findExamples(component)}));
  });
}

/** A folder with an `index.ts` is a component; one without is a group of components, such as `forms`. */
function componentFolders(source: string, group = ''): string[] {
  return readdirSync(path.join(source, group), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name))
    .map((entry) => path.posix.join(group, entry.name))
    .flatMap((name) =>
      existsSync(path.join(source, name, 'index.ts')) ? [name] : componentFolders(source, name),
    )
    .sort(byName);
}

function findExamples({name, folder}: {name: string; folder: string}): ExampleFile[] {
  const examples = `${folder}/examples`;
  if (!existsSync(path.join(ROOT, examples))) return [];
  return readdirSync(path.join(ROOT, examples))
    .filter((file) => file.endsWith('.tsx'))
    .sort(byName)
    .map((file) => ({id: `${name}/${path.parse(file).name}`, path: `${examples}/${file}`}));
}

/** Finds the pages of components by `component: <package>/<component>` in their front matter. */
export async function findPages(): Promise<Map<string, ComponentPage>> {
  const files = readdirSync(PAGES, {recursive: true, encoding: 'utf8'});
  const pages = new Map<string, ComponentPage>();
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    const filePath = path.join(PAGES, file);
    const fileContent = readFileSync(filePath, 'utf8');
    const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    if (typeof frontMatter.component !== 'string') continue;
    pages.set(frontMatter.component, {
      path: path.relative(ROOT, filePath),
      route: `/docs/component-packages/${file.replace(/\.mdx$/, '')}`,
      title: String(frontMatter.title),
      description: String(frontMatter.description),
      content,
      preview: PREVIEW_SIZES.includes(frontMatter.preview)
        ? (frontMatter.preview as PreviewSize)
        : 'small',
      overlay: frontMatter.overlay === true,
      examples: [...content.matchAll(/<Example of="([^"]+)"/g)].map(([, id = '']) => id),
    });
  }
  return pages;
}
