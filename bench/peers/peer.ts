import type {Page} from '../corpus/corpus.ts';

/** A site generator that builds the corpus, and how to have it do so. */
export interface Peer {
  /** Name on the command line, in the raw data and of its folder. */
  id: string;
  title: string;
  /** Exact versions of what is installed, by package. Empty when it uses what the repository has. */
  packages: Readonly<Record<string, string>>;
  /** Versions of indirect dependencies that the registry needs, by package. */
  overrides?: Readonly<Record<string, string>>;
  /** All files but the pages' own, by path in its folder. */
  files(pages: readonly Page[]): Record<string, string>;
  /** Path of the file that holds a page. */
  pageFile(page: Page): string;
  /** The text of that file, but for its links, which are paths of the corpus. */
  pageText(page: Page): string;
  /** Address of a page. `path` is a path of the corpus. */
  address(path: string): string;
  /** The contents of its folder besides files: copies and links. Called before files are written. */
  prepare?(folder: string): void;
  /** Programs of a build, run in its folder in this order. The first argument is found in `node_modules/.bin`. */
  build: readonly (readonly string[])[];
  /** Where the build puts the site. */
  output: string;
  /** Everything that a build leaves behind. Without it the next one is cold. */
  leftovers: readonly string[];
}

/** Front matter that all peers understand. */
export function frontMatter({title, description}: Page): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
}

/** The page at the root of each site. */
export const START_PAGE: Page = {
  kind: 'guide',
  path: '/',
  title: 'Start',
  description: 'Where the pages of this site begin.',
  body: 'Guides show tasks, the reference describes types, and component pages show what a shopper sees.\n',
};

/** The names of the sections, as a reader sees them. */
export const SECTIONS: readonly {folder: string; label: string}[] = [
  {folder: 'guides', label: 'Guides'},
  {folder: 'api', label: 'Reference'},
  {folder: 'components', label: 'Components'},
];
