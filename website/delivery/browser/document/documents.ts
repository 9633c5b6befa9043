import globalData from '@generated/globalData';
import {loadStyleSheets} from '../example/style-sheets';
import {DOCUMENT_ATTRIBUTE, LEVELS_ATTRIBUTE, SIDEBAR_ATTRIBUTE} from './attributes';

/** A document as the browser shows it: what its served page says of it. */
export interface DocumentPage {
  /** Id of the document: its path in the folder of documents, without the extension. */
  id: string;
  /** Name of its sidebar, if it has one. */
  sidebar: string | undefined;
  /** Lowest and highest level of the headings that its table of contents lists. */
  levels: readonly [number, number];
  /** Its text with its table of contents and the links around it. */
  html: string;
  /** The part of a page's head that is about it alone: title, description, addresses, data for search engines. */
  head: readonly Element[];
}

/** A path without what different forms of the same address add: a slash, `.html`, `/index.html`. */
const plainPath = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');

/** Documents by plain path; `undefined` for an address that no document has. */
const loaded = new Map<string, DocumentPage | undefined>();

const loading = new Map<string, Promise<void>>();

function read(page: Document): DocumentPage | undefined {
  const element = page.querySelector(`[${DOCUMENT_ATTRIBUTE}]`);
  if (!element) return undefined;
  const [lowest = 2, highest = 3] = element.getAttribute(LEVELS_ATTRIBUTE)!.split('-').map(Number);
  return {
    id: element.getAttribute(DOCUMENT_ATTRIBUTE)!,
    sidebar: element.getAttribute(SIDEBAR_ATTRIBUTE) ?? undefined,
    levels: [lowest, highest],
    html: element.innerHTML,
    // Copies, since the head of the browser's page goes on to change.
    head: [...page.head.querySelectorAll('[data-rh]')].map((one) => one.cloneNode(true) as Element),
  };
}

async function request(path: string): Promise<DocumentPage | undefined> {
  const response = await fetch(path);
  if (response.status === 404) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = read(page);
  if (!response.ok || !found) {
    throw new Error(
      `The page ${path} was answered with status ${response.status} and ${found ? 'a' : 'no'} document in it, so it ` +
        'cannot be shown in place.',
    );
  }
  await loadStyleSheets(page);
  return found;
}

interface Version {
  path: string;
  docs: {id: string; path: string; sidebar?: string}[];
}

/**
 * Tells the framework's list of documents about one: the navbar looks there for the sidebar that it belongs to.
 * The list starts almost empty (see `delivery/emit/static-content/tables.ts`).
 */
function register(path: string, {id, sidebar}: DocumentPage) {
  const plugins = globalData['docusaurus-plugin-content-docs'] as
    Record<string, {versions: Version[]}> | undefined;
  const versions = Object.values(plugins ?? {}).flatMap((plugin) => plugin.versions);
  const version = versions.find((candidate) => path.startsWith(candidate.path));
  if (version && !version.docs.some((doc) => doc.id === id)) {
    version.docs.push({id, path, sidebar});
  }
}

/** Keeps what was read of the page at an address, if a document was there. */
function store(path: string, page: DocumentPage | undefined) {
  loaded.set(plainPath(path), page);
  if (page) register(plainPath(path), page);
}

// The page as it was served, read before anything can change it or lead away from it.
if (typeof document !== 'undefined') store(location.pathname, read(document));

/**
 * Makes the document of an address ready to be shown: taken from the page that was served, or fetched from the
 * page that it belongs to. Each is read once, however often it is asked for.
 *
 * @throws If the page cannot be fetched. The framework then loads it as a whole.
 */
export function loadDocument(path: string): Promise<void> {
  const key = plainPath(path);
  if (loaded.has(key)) return Promise.resolve();
  let promise = loading.get(key);
  if (!promise) {
    promise = request(path).then((page) => store(path, page));
    loading.set(key, promise);
    // A failed request is sent again the next time.
    void promise.catch(() => {}).then(() => loading.delete(key));
  }
  return promise;
}

/** A document that is ready, or `undefined` when the address has none. */
export const documentAt = (path: string): DocumentPage | undefined => loaded.get(plainPath(path));
