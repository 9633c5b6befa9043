/**
 * The documentation as the site's build writes it into `data/snapshot.json`. Paths are those of the site, without its base
 * path, such as `/docs/intro`. Texts are Markdown.
 */
export interface Snapshot {
  /** Version of the packages that the documentation is about. */
  version: string;
  /** Address of the published site, with a slash at its end. */
  url: string;
  pages: PageRecord[];
  components: ComponentRecord[];
  examples: ExampleRecord[];
}

/** A page of the site. */
export interface PageRecord {
  path: string;
  title: string;
  /** One or two sentences. Empty for pages without. */
  description: string;
  /** The page's text, title included. */
  markdown: string;
}

/** A component: all that one import path brings. */
export interface ComponentRecord {
  /** Folder of the component in its package, such as `sheet` or `forms/checkbox`. */
  name: string;
  title: string;
  description: string;
  /** Name of the package, such as `@storefront-toolkit/ui`. */
  package: string;
  /** Path of its page. */
  page: string;
  /** The statement that imports all of its parts. */
  import: string;
  parts: PartRecord[];
  props: PropsRecord[];
  size: SizeRecord;
  keyboard: KeyRecord[];
  /** Ids of its examples, those that its page shows first. */
  examples: string[];
}

/** A React component, or a function that belongs to one. */
export interface PartRecord {
  name: string;
  summary: string;
}

/** The props of a part. */
export interface PropsRecord {
  /** Name of the type, such as `SheetRootProps`. */
  of: string;
  rows: PropRecord[];
  /** A sentence on the props that come from elsewhere, such as the attributes of an element. */
  inherited?: string;
}

/** One prop. */
export interface PropRecord {
  name: string;
  type: string;
  required: boolean;
  /** The value that is used if the prop is left out, as code. */
  default?: string;
  description: string;
}

/** The bytes that a component costs: minified, compressed, React left out. */
export interface SizeRecord {
  /** All of its code. */
  gzip: number;
  /** The code that reaches the browser when a server component imports it. Zero for a component that runs on the server alone. */
  browserGzip: number;
  /** Its CSS rules. */
  cssGzip: number;
  /** Path of the style sheet to import beside the theme. */
  css: string;
}

/** A row of the table of keys. */
export interface KeyRecord {
  keys: string[];
  action: string;
}

/** An example: one file that a page shows and runs. */
export interface ExampleRecord {
  /** Such as `sheet/mini-cart`. */
  id: string;
  title: string;
  /** Name of the component. */
  component: string;
  /** Path of the page that shows it. */
  page: string;
  /** Text of the file. */
  source: string;
}

/** The site's search index, as `data/search.json` holds it: the core, and the other parts by their file names. */
export interface SearchData {
  core: unknown;
  parts: Record<string, unknown>;
}

/** A hit, as the site's search engine gives it. */
export interface SearchHit {
  record: {
    /** Path of the page with the base path, and the heading's anchor. */
    url: string;
    content: string | null;
    /** Texts from the area (`lvl0`) and the page (`lvl1`) down to the heading. */
    hierarchy: Record<string, string | null>;
  };
  snippet?: {text: string};
}

/** The site's search engine, as `data/search.js` exports it. */
export interface SearchModule {
  createLookup: (
    core: unknown,
    load: (file: string) => Promise<unknown>,
    baseUrl: string,
  ) => {search: (request: SearchRequest) => Promise<{hits: readonly SearchHit[]}>};
  /** The words of a query that say what is looked for. */
  queryWords: (query: string) => SearchWord[];
  /** Synonyms of one of the words, and how much they are worth. */
  relatedTerms: (words: readonly SearchWord[], index: number) => ReadonlyMap<string, number>;
  /** The words of a text, in order. */
  wordsOf: (text: string) => SearchWord[];
}

/** A word of a text or a query. Forms of a word have the same term. */
interface SearchWord {
  term: string;
}

/** A search, as the site's search engine takes it. */
interface SearchRequest {
  query: string;
  /** Filters, which are empty for all pages. */
  facets: {language: string; docusaurus_tag: readonly string[]};
  hitsPerPage: number;
  page: number;
  snippetWords: number;
}
