import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Kind, Page} from '../corpus/corpus.ts';
import {KINDS} from '../corpus/corpus.ts';
import type {PageName, Site} from '../measure/sample.ts';
import type {Peer} from '../peers/peer.ts';
import {peerFolder} from '../peers/write.ts';
import {siteBuild} from './folders.ts';
import {serve} from './serve.ts';

/** Id of this repository's own site, beside those of the peers. */
export const SITE = 'site';

interface Sized {
  path: string;
  size: number;
}

const bySize = (pages: readonly Sized[]) => [...pages].sort((a, b) => a.size - b.size);

/** The page of middling length, and the longest. */
const middle = (pages: readonly Sized[]) => bySize(pages)[Math.floor(pages.length / 2)];
const longest = (pages: readonly Sized[]) => bySize(pages).at(-1);

/** Which pages of this repository's site are of which kind. */
const PATTERNS: Record<Kind, RegExp> = {
  guide: /^\/docs\/guides\/[^/]+\/[^/]+$/,
  api: /^\/docs\/packages\/types\/[^/]+\/reference\/[^/]+$/,
  component: /^\/docs\/component-packages\/[^/]+\/[^/]+$/,
};

function builtPages(): Sized[] {
  const files = readdirSync(siteBuild, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
      size: statSync(join(siteBuild, file)).size,
    }));
}

/** The middle page of each kind, and the longest of all. */
function chosen(all: readonly (Sized & {kind?: Kind})[]): Site['pages'] {
  const entries = KINDS.map((kind): [PageName, string] => {
    const page = middle(all.filter((one) => one.kind === kind));
    if (!page) throw new Error(`The site has no ${kind} page, so its delivery cannot be measured.`);
    return [kind, page.path];
  });
  entries.push(['longest', longest(all)!.path]);
  return Object.fromEntries(entries) as Site['pages'];
}

/** A site with what ends its server. */
export type ServedSite = Site & {close: () => void};

/**
 * This repository's own site, as `npm run build` left it.
 *
 * @throws If there is no build.
 */
export async function ownSite(): Promise<ServedSite> {
  if (!existsSync(join(siteBuild, 'index.html'))) {
    throw new Error('There is no build of the site in website/build. Run "npm run build" first.');
  }
  const docs = builtPages()
    .filter(({path}) => path.startsWith('/docs/'))
    .map((page) => ({...page, kind: KINDS.find((kind) => PATTERNS[kind].test(page.path))}));
  const {server, origin} = await serve(siteBuild);
  return {id: SITE, origin, pages: chosen(docs), close: () => server.close()};
}

/** A peer's build of the corpus. */
export async function peerSite(peer: Peer, corpus: readonly Page[]): Promise<ServedSite> {
  const pages = corpus.map(({kind, path, body}) => {
    return {kind, path: peer.address(path), size: body.length};
  });
  const {server, origin} = await serve(join(peerFolder(peer), peer.output));
  return {id: peer.id, origin, pages: chosen(pages), close: () => server.close()};
}
