/*
 * Leaves the documents out of the tables by which the framework finds pages in the browser: routes, chunk names,
 * the registry of chunks, and the lists of documents. A document is found by its address instead, so that these
 * tables do not grow with each page. The server's tables stay whole.
 */

import counted from '../../counted.cjs';

const {expectCount, matchCounted, replaceCounted} = counted;

/** Arguments of the framework's `ComponentCreator`: a route's path and a hash. */
type CreatorArguments = string[];

interface Route {
  path: string;
  component: CreatorArguments;
  routes?: Route[];
}

/** Names of the chunks that a route needs, by what they are to it. */
interface ChunkNames {
  [key: string]: string | ChunkNames;
}

interface Tables {
  routes: Route[];
  /** Chunk names by the arguments of `ComponentCreator`, joined by a hyphen. */
  chunkNames: Record<string, ChunkNames>;
  /** The file in a chunk, by the chunk's name. */
  registry: Map<string, string>;
}

/** A line of the registry: a chunk's name, how to load it, the file in it. */
const REGISTRY_LINE =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: .*? \*\/ "([^"]+)"\), /gm;

/** Stops the build when the framework writes a table in another way. */
const expected = (where: string, what: string, exactly: number) => ({
  where: `The generated ${where}`,
  what,
  exactly,
  harm: 'documents would be sent twice, or pages not be found',
  adapt: 'website/delivery/emit/static-content/tables.ts',
});

const changed = (what: string) =>
  new Error(
    `The generated ${what} has another shape than website/delivery/emit/static-content/tables.ts knows, so the documents ` +
      'cannot be left out of it. If the framework changed its output, adapt that file.',
  );

const nameOf = (route: Route) => route.component.join('-');

/** Reads the tables that the framework generated. `read` returns the text of a file by its name. */
function readTables(read: (name: string) => string): Tables {
  const body = read('routes.js').split('export default ')[1];
  if (!body) throw changed('routes.js');
  // The file is the framework's own: an array of object literals.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const evaluate = new Function('ComponentCreator', `return ${body}`) as (
    creator: (...name: CreatorArguments) => CreatorArguments,
  ) => Route[];
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Tables['chunkNames'];
  const named = new Set(leaves(chunkNames)).size;
  const lines = matchCounted(
    read('registry.js'),
    REGISTRY_LINE,
    expected('registry.js', 'the chunks of routesChunkNames.json', named),
  );
  return {
    routes: evaluate((...name) => name),
    chunkNames,
    registry: new Map(lines.map(([, name = '', file = '']) => [name, file])),
  };
}

/** The routes without those of documents. Their parents say that they have documents. */
function routesWithoutDocuments({routes, chunkNames, registry}: Tables): Route[] {
  let roots = 0;
  const strip = (route: Route): Route => {
    const component = chunkNames[nameOf(route)]?.__comp;
    if (typeof component !== 'string' || registry.get(component) !== '@theme/DocRoot') {
      return {...route, ...(route.routes && {routes: route.routes.map(strip)})};
    }
    roots += 1;
    const {routes: _documents, ...root} = {...route, hasDocuments: true};
    return root;
  };
  const kept = routes.map(strip);
  if (roots === 0) throw changed('routes.js');
  return kept;
}

const namesOf = (routes: Route[]): string[] =>
  routes.flatMap((route) => [nameOf(route), ...namesOf(route.routes ?? [])]);

/** All strings in a tree: the names of the chunks that a route needs. */
const leaves = (tree: string | ChunkNames): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);

function routesSource(routes: Route[]) {
  const text = JSON.stringify(routes, (key, value: unknown) =>
    key === 'component' ? `@@${JSON.stringify(value)}@@` : value,
  );
  const calls = replaceCounted(
    text,
    /"@@\[(.*?)\]@@"/g,
    (_, name = '') => `ComponentCreator(${name.replaceAll('\\"', '"')})`,
    expected('routes.js', 'components of routes', namesOf(routes).length),
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default ${calls};\n`;
}

/**
 * The entries without the two values behind the loader, which only a server reads, and without a name for the chunk:
 * each page loads the names of all chunks.
 */
function registrySource(chunkNames: Tables['chunkNames'], registry: Tables['registry']) {
  const used = [...new Set(leaves(chunkNames))].filter((name) => registry.has(name));
  const lines = used.map(
    (name) => `${JSON.stringify(name)}: [() => import(${JSON.stringify(registry.get(name))})],`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
}

/** The text of a table for the browser: `routes.js`, `routesChunkNames.json` or `registry.js`. */
export function tableWithoutDocuments(table: string, read: (name: string) => string): string {
  const tables = readTables(read);
  const routes = routesWithoutDocuments(tables);
  if (table === 'routes.js') return routesSource(routes);
  const names = namesOf(routes).filter((name) => name in tables.chunkNames);
  const chunkNames = Object.fromEntries(names.map((name) => [name, tables.chunkNames[name]!]));
  if (table === 'routesChunkNames.json') return JSON.stringify(chunkNames);
  return registrySource(chunkNames, tables.registry);
}

interface Version {
  mainDocId: string;
  docs: {id: string}[];
}

interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: Version[]}>;
}

/**
 * The data of all plugins without the documents, unless there are versions of them to switch between. The main
 * document stays, and those that the navbar names.
 *
 * @param named - Ids of the documents that the navbar names.
 */
export function withoutDocumentList(source: string, named: readonly string[]): string {
  const data = JSON.parse(source) as GlobalData;
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    const [version] = versions;
    if (!version || versions.length > 1) continue;
    version.docs = version.docs.filter(({id}) => id === version.mainDocId || named.includes(id));
  }
  return JSON.stringify(data);
}

/** Generated data of versions of documents and of their tags: `docusaurus-plugin-content-docs/<id>/p/<name>.json`. */
const VERSION_DATA = /^docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

/**
 * The generated data of versions, by the paths of their files, without what only the pages of documents need.
 *
 * @param files - Paths of all generated files, with slashes.
 * @param read - Returns the text of one.
 * @throws If they are not as many as there are versions.
 */
export function versionTexts(
  files: readonly string[],
  read: (name: string) => string,
): Record<string, string> {
  const texts = files
    .filter((file) => VERSION_DATA.test(file))
    .map((file): [string, string] => [file, read(file)]);
  const all = JSON.parse(read('globalData.json')) as GlobalData;
  const sites = Object.values(all['docusaurus-plugin-content-docs'] ?? {});
  const versions = sites.reduce((sum, site) => sum + site.versions.length, 0);
  const found = texts.filter(([, text]) => 'version' in (JSON.parse(text) as object)).length;
  expectCount(found, VERSION_DATA, expected('files', 'data of versions', versions));
  return Object.fromEntries(texts.map(([file, text]) => [file, withoutDescriptions(text)]));
}

/** The data of a version without what only the pages of documents need: their ids, titles, descriptions. */
export function withoutDescriptions(source: string): string {
  const data = JSON.parse(source) as {version?: {docs: object}};
  if (!data.version) return source;
  data.version.docs = {};
  return JSON.stringify(data, (key, value: unknown) =>
    key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value,
  );
}
