import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {packIndex} from '../../website/plugins/search/pack';
import {wordsOf} from '../../website/src/search/embedded/words';
import type {SearchRecord} from '../../website/src/search/record';
import {siteBuild, workFolder} from '../lib/folders.ts';
import {run} from '../lib/run.ts';

/** An engine that could search the site in the browser. */
export interface Engine {
  readonly id: string;
  readonly title: string;
  /** Exact versions of what is installed for it, by package. */
  readonly packages: Readonly<Record<string, string>>;
  /**
   * Writes what the browser loads besides the engine's script.
   *
   * @param folder - Folder that is served.
   */
  write(records: readonly SearchRecord[], folder: string): Promise<void>;
  /**
   * The engine's module in the browser. It exports `open`, which loads what is needed and resolves to a search: from a
   * query to the addresses of the first hits, best first.
   */
  readonly client: string;
}

/** Where the engines are installed, apart from the repository. */
export const installFolder = join(workFolder, 'search');

/** The words of the site's own engine, for the engines that take words: identifiers are split for all. */
const WORDS = JSON.stringify(
  join(import.meta.dirname, '../../website/src/search/embedded/words.ts'),
);
const LOOKUP = JSON.stringify(
  join(import.meta.dirname, '../../website/src/search/embedded/lookup.ts'),
);

/** The fields of a record that the engines with documents get. */
function documentOf({url, hierarchy, content}: SearchRecord, id: number) {
  const {lvl0, lvl1, ...levels} = hierarchy;
  const name = Object.values(levels).findLast((text) => text !== null) ?? '';
  return {id, url, area: lvl0, page: lvl1, name, content: content ?? ''};
}

const terms = (text: string) => wordsOf(text).map(({term}) => term);

/** A package of an engine, as Node loads it. Only its documentation says which names it exports. */
async function load<Module>(name: string): Promise<Module> {
  const file = createRequire(join(installFolder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}

const own: Engine = {
  id: 'own',
  title: 'Own engine',
  packages: {},
  write(records, folder) {
    for (const [name, text] of packIndex(records, '/')) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
    return Promise.resolve();
  },
  client: `
    import {createLookup} from ${LOOKUP};
    const load = async (file) => (await fetch('/' + file)).json();
    export async function open() {
      const {search} = createLookup(await load('search-index.json'), load, '/');
      const facets = {language: 'en', docusaurus_tag: []};
      return async (query) => {
        const {hits} = await search({query, facets, hitsPerPage: 20, page: 0, snippetWords: 10});
        return hits.map(({record}) => record.url);
      };
    }`,
};

interface MiniSearchModule {
  default: new (options: object) => {addAll(documents: object[]): void};
}

const MINISEARCH = `{fields: ['page', 'name', 'content'], storeFields: ['url', 'area', 'page', 'name', 'content'], processTerm: (term) => term,
  searchOptions: {prefix: true, fuzzy: 0.2, boost: {page: 4, name: 3}}}`;

const minisearch: Engine = {
  id: 'minisearch',
  title: 'MiniSearch',
  packages: {minisearch: '7.2.0'},
  async write(records, folder) {
    const {default: MiniSearch} = await load<MiniSearchModule>('minisearch');
    const index = new MiniSearch({
      fields: ['page', 'name', 'content'],
      storeFields: ['url', 'area', 'page', 'name', 'content'],
      tokenize: terms,
      processTerm: (term: string) => term,
    });
    index.addAll(records.map(documentOf));
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  },
  client: `
    import MiniSearch from 'minisearch';
    import {wordsOf} from ${WORDS};
    export async function open() {
      const tokenize = (text) => wordsOf(text).map(({term}) => term);
      const index = MiniSearch.loadJSON(await (await fetch('/index.json')).text(), {...${MINISEARCH}, tokenize});
      return async (query) => index.search(query).map(({url}) => url);
    }`,
};

interface OramaModule {
  create: (options: object) => object;
  insertMultiple: (database: object, documents: object[]) => Promise<unknown>;
  save: (database: object) => unknown;
}

const SCHEMA = {page: 'string', name: 'string', content: 'string'} as const;

const orama: Engine = {
  id: 'orama',
  title: 'Orama',
  packages: {'@orama/orama': '3.1.18'},
  async write(records, folder) {
    const {create, insertMultiple, save} = await load<OramaModule>('@orama/orama');
    const tokenizer = {language: 'english', normalizationCache: new Map(), tokenize: terms};
    const database = create({schema: SCHEMA, components: {tokenizer}});
    await insertMultiple(
      database,
      records.map((record, number) => ({...documentOf(record, number), id: String(number)})),
    );
    writeFileSync(join(folder, 'index.json'), JSON.stringify(save(database)));
  },
  client: `
    import {create, load, search} from '@orama/orama';
    import {wordsOf} from ${WORDS};
    export async function open() {
      const tokenize = (text) => wordsOf(text).map(({term}) => term);
      const tokenizer = {language: 'english', normalizationCache: new Map(), tokenize};
      const database = create({schema: ${JSON.stringify(SCHEMA)}, components: {tokenizer}});
      load(database, await (await fetch('/index.json')).json());
      return async (term) => {
        const {hits} = await search(database, {term, limit: 60, tolerance: 1, boost: {page: 4, name: 3}});
        return hits.map(({document}) => document.url);
      };
    }`,
};

const pagefind: Engine = {
  id: 'pagefind',
  title: 'Pagefind',
  packages: {pagefind: '1.6.0'},
  async write(_, folder) {
    const program = join(installFolder, 'node_modules/.bin/pagefind');
    const output = join(installFolder, 'pagefind-output');
    const command = [program, '--site', siteBuild, '--output-path', output];
    const {code, output: said} = await run([...command, '--root-selector', 'main'], {
      cwd: installFolder,
      limit: 300,
    });
    if (code !== 0) throw new Error(`Pagefind could not index the site. It said:\n${said}`);
    cpSync(output, join(folder, 'pagefind'), {recursive: true});
  },
  client: `
    export async function open() {
      const path = '/pagefind/pagefind.js';
      const engine = await import(/* @vite-ignore */ path);
      await engine.init();
      return async (query) => {
        const {results} = await engine.search(query);
        return (await Promise.all(results.slice(0, 20).map((result) => result.data()))).map(({url}) => url);
      };
    }`,
};

export const ENGINES: readonly Engine[] = [own, minisearch, orama, pagefind];
