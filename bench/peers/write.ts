import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Page} from '../corpus/corpus.ts';
import {workFolder} from '../lib/folders.ts';
import type {Peer} from './peer.ts';

/** Where a peer is installed and builds. */
export const peerFolder = ({id}: Peer) => join(workFolder, id);

/** The text of a page with the addresses that its site gives to the paths of the corpus. */
export function pageText(peer: Peer, page: Page): string {
  const text = peer.pageText(page);
  return text.replaceAll(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${peer.address(path)})`);
}

/** Folders of the pages, the first parts of their files' paths that are not in all of them. */
const pageFolders = (peer: Peer, pages: readonly Page[]) =>
  new Set(pages.map((page) => peer.pageFile({...page, path: `/${page.path.split('/')[1]!}/x`})));

/** Writes a peer's site. Pages of an earlier corpus are removed. */
export function writeSite(peer: Peer, pages: readonly Page[]): void {
  const folder = peerFolder(peer);
  for (const file of pageFolders(peer, pages)) {
    rmSync(join(folder, dirname(file)), {recursive: true, force: true});
  }
  mkdirSync(folder, {recursive: true});
  peer.prepare?.(folder);
  const files = new Map(Object.entries(peer.files(pages)));
  for (const page of pages) files.set(peer.pageFile(page), pageText(peer, page));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}
