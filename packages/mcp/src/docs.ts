import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {exampleFinder} from './find-examples.ts';
import type {SearchData, SearchHit, SearchModule, Snapshot} from './snapshot.ts';

/** The documentation. Nothing is read before it is asked for. */
export interface Docs {
  snapshot: () => Snapshot;
  /** The best hits of the site's search for a query. */
  search: (query: string, limit: number) => Promise<readonly SearchHit[]>;
  /** Ids of the examples that fit a query best. */
  findExamples: (query: string, limit: number) => Promise<readonly string[]>;
}

/** Words around a match in a snippet. */
const SNIPPET_WORDS = 28;

/** Calls a function once, and keeps its result. */
function once<Result>(make: () => Result): () => Result {
  let made: {result: Result} | undefined;
  return () => (made ??= {result: make()}).result;
}

/**
 * Opens the documentation.
 *
 * @param folder - Folder with the data that the site's build wrote, with a slash at its end. Default: the one of this package.
 */
export function openDocs(folder: URL = new URL('../data/', import.meta.url)): Docs {
  const fileOf = (name: string) => {
    const file = new URL(name, folder);
    if (existsSync(file)) return file;
    throw new Error(
      `${fileURLToPath(file)} is missing, so there is no documentation to answer from. Install the package again. In the ` +
        'repository, run "npm run build", which writes this file.',
    );
  };
  const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as unknown;
  const snapshot = once(() => read('snapshot.json') as Snapshot);
  const engine = once(async () => (await import(fileOf('search.js').href)) as SearchModule);
  const lookup = once(async () => {
    const {createLookup} = await engine();
    const {core, parts} = read('search.json') as SearchData;
    return createLookup(core, (file) => Promise.resolve(parts[file]), '/');
  });
  const finder = once(async () => exampleFinder(snapshot(), await engine()));
  return {
    snapshot,
    async search(query, limit) {
      const {search} = await lookup();
      const {hits} = await search({
        query,
        facets: {language: '', docusaurus_tag: []},
        hitsPerPage: limit,
        page: 0,
        snippetWords: SNIPPET_WORDS,
      });
      return hits;
    },
    findExamples: async (query, limit) => (await finder())(query, limit),
  };
}
