import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {SearchData, Snapshot} from '@storefront-toolkit/mcp';
import {siteAddress} from '../../package-metadata/metadata';
import {ROOT, SITE} from '../../plugins/paths';
import {CORE_FILE, type IndexCore, partFile} from '../../src/search/embedded/format';
import {readComponents} from './components';
import {readTwins} from './twins';

const BUILD = path.join(SITE, 'build');
const DATA = path.join(ROOT, 'packages/mcp/data');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** The search index of the build, its parts included. */
function readSearch(): SearchData & {core: IndexCore} {
  const core = readJson(path.join(BUILD, CORE_FILE)) as IndexCore;
  const files = [
    ...core.shards.map((_, number) => partFile('terms', number, core.version)),
    ...core.pages.map((_, number) => partFile('texts', number, core.version)),
  ];
  const parts = files.map((file) => [file, readJson(path.join(BUILD, file))] as const);
  return {core, parts: Object.fromEntries(parts)};
}

/** The site's search engine as one module for Node: the ranking is the site's. */
async function bundleSearch(): Promise<void> {
  await build({
    absWorkingDir: SITE,
    entryPoints: ['delivery/mcp/search-engine.ts'],
    outfile: path.join(DATA, 'search.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
  });
}

/** Fails when a page of the search has no twin: agents would find it, and could not read it. */
function checkTwins({core}: {core: IndexCore}, {pages}: Snapshot): void {
  const paths = new Set(pages.map((page) => page.path));
  const lacking = core.pages
    .map(([page]) => `/${page}`.replace(/(?<=.)\/$/, ''))
    .filter((page) => !paths.has(page));
  if (lacking.length === 0) return;
  throw new Error(
    `${lacking.length} pages of the search index have no Markdown twin, so agents would find them and could not read them: ` +
      `${lacking.slice(0, 5).join(', ')}. Build the site again, and see which step writes the twins.`,
  );
}

/**
 * Writes the data of `packages/mcp` from the site's build: the documentation, the search index and the search engine. It is a
 * step after the finish, not a part of it, because the tests finish small sites too, and these must not replace the data.
 */
async function main(): Promise<void> {
  if (!existsSync(path.join(BUILD, CORE_FILE))) {
    throw new Error(
      `${BUILD} has no ${CORE_FILE}, so there is nothing to write for packages/mcp. Run "npm run build", which ends with this step.`,
    );
  }
  const search = readSearch();
  const {version} = readJson(path.join(ROOT, 'packages/mcp/package.json')) as {version: string};
  const snapshot: Snapshot = {
    version,
    url: siteAddress,
    pages: readTwins(BUILD, siteAddress),
    ...(await readComponents()),
  };
  checkTwins(search, snapshot);
  rmSync(DATA, {recursive: true, force: true});
  mkdirSync(DATA, {recursive: true});
  writeFileSync(path.join(DATA, 'snapshot.json'), JSON.stringify(snapshot));
  writeFileSync(path.join(DATA, 'search.json'), JSON.stringify(search));
  await bundleSearch();
  const {pages, components, examples} = snapshot;
  console.log(
    `[mcp] ${pages.length} pages, ${components.length} components and ${examples.length} examples for packages/mcp`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
