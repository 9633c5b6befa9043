import type {KeyboardRow, StateRow} from '@storefront-toolkit/ui/internal';

/** Sizes of a component's entry, and where it runs. Measured when the site is built. */
export interface ComponentFacts {
  /** Bytes of the entry with all its exports: minified, React left out, compressed. */
  gzip: number;
  brotli: number;
  /** Files that say `'use client'`, as paths from the root of the repository or names of packages. */
  clientFiles: string[];
}

/** The part that reaches the browser when a server component imports an entry. Measured when the site is built. */
export interface ComponentBoundary {
  /** The first files that say `'use client'` on the way from the entry, as paths from the root of the repository. */
  files: string[];
  /** Bytes of these files with all that they import: minified, React left out, compressed. */
  gzip: number;
}

/** The data of a component's page. */
export interface ComponentData {
  facts: ComponentFacts;
  /** The rules that the component adds to a storefront's style sheet, and the import that brings them. */
  styles: {
    /** Bytes of the rules: minified, compressed. Tokens and base styles are left out. */
    gzip: number;
    import: string;
  };
  /** The version that brought the component. Nothing for the first one. */
  since?: string;
  keyboard: readonly KeyboardRow[];
  states: readonly StateRow[];
  /** Links to the component's folder, examples and tests. */
  sources: {label: string; path: string; url: string}[];
}

/** One card of the overview. */
export interface ComponentCard {
  name: string;
  title: string;
  description: string;
  /** Path on the site, without the base URL. */
  route: string;
  /** The task that it serves, as the sidebar names it. */
  group: string | undefined;
  /** Width of the example's layout: about the card's, half a page, or a page. */
  preview: 'small' | 'half' | 'page';
  /** The first example of the page, server-rendered, with its overlay open. */
  html: string;
  facts: ComponentFacts;
  boundary: ComponentBoundary;
}

/** The overview of components. */
export interface Gallery {
  /** Path on the site of the style sheet for all of its examples. */
  styles: string;
  cards: ComponentCard[];
}

/** An example, as its generated module exports it. */
export interface Example {
  /** As written in `<Example of>`. */
  id: string;
  /** Path of the file from the root of the repository. */
  path: string;
  /** The example, server-rendered. */
  html: string;
  /** Path on the site of the style sheet of its component. */
  styles: string;
  /** The exact text of the file, highlighted. */
  codeHtml: string;
  /** The first example of a component with an overlay: server-rendered with its overlay open. */
  opened?: string | undefined;
  /** Address of the script that edits it. */
  editor?: string | undefined;
  /** Package and name of the component whose controls change this example: `ui/button`. */
  controls?: string | undefined;
}

/** The home page's figures on the toolkit, counted when the site is built. */
export interface Figures {
  /** Entry points of components. */
  components: number;
  /** Those that send no code to the browser when a server component imports them. */
  withoutScript: number;
  /** Rows of all keyboard tables. Each is a browser test. */
  keyboardRows: number;
  /** Examples of all components. */
  examples: number;
  /** Rows of all states tables. Each is a browser test. */
  stateRows: number;
  /** Vendors that have an integration. */
  vendors: {
    /** Name of its page. */
    key: string;
    title: string;
    /** The contracts that it covers, as the table of vendors names them. */
    contracts: string[];
  }[];
}

/** Figures of the page about accessibility, counted when the site is built. */
export interface Counts {
  /** Documents, posts and other pages with a source, without lists of them. */
  pages: number;
  /** Tests in the source. A loop or a table makes several tests of one. */
  tests: number;
}
