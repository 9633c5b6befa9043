import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {OFFLINE_PAGE} from '../../browser/offline/keep-list';
import counted from '../../counted.cjs';
import {controlAsset, removalScript, workerScript} from '../../emit/offline/scripts';
import {digested} from '../../emit/page/scripts';
import {keepListOf} from './keep-list';
import {offlinePage} from './offline-page';

/** The site that a copy is made of. */
export interface OfflineOptions {
  /** Folder of the finished build, with its search index. */
  root: string;
  baseUrl: string;
  searchPagePath: string;
  /** Absolute paths of its pages, without redirects. */
  pages: readonly string[];
}

/** The control, as `delivery/emit/page/template.ts` writes it. */
const CONTROL = /<offline-copy>/g;

const WORKER_FILE = 'sw.js';

/** Writes the service worker of a site that can't be kept: browsers that have another one from before get rid of it. */
export function writeRemoval(root: string, baseUrl: string): void {
  writeFileSync(path.join(root, WORKER_FILE), removalScript(baseUrl));
}

/**
 * Writes the files that a copy of the site needs: the control's script, the page for readers without a connection, the list of what is kept, and
 * the service worker, which names the list. Says in each page how much a copy takes.
 */
export function writeOffline({root, baseUrl, searchPagePath, pages}: OfflineOptions) {
  const control = controlAsset(baseUrl);
  writeFileSync(path.join(root, 'assets', control.file), control.content);
  const relative = pages.map((file) => path.relative(root, file).replaceAll('\\', '/'));
  const list = (own: readonly string[]) =>
    keepListOf({root, baseUrl, files: filesBelow(root), pages: own});

  const notFound = readFileSync(path.join(root, '404.html'), 'utf8');
  const served = list(relative);
  const addresses = served.pages.map(([address]) => address);
  const file = `${OFFLINE_PAGE}/index.html`;
  mkdirSync(path.join(root, OFFLINE_PAGE), {recursive: true});
  writeFileSync(path.join(root, file), offlinePage(notFound, {baseUrl, searchPagePath, addresses}));

  const all = [...relative, file];
  const megabytes = Math.max(1, Math.round(served.bytes / 1e6));
  for (const page of all) nameSize(path.join(root, page), megabytes);
  const kept = list(all);
  const text = JSON.stringify(kept);
  const listFile = `assets/${digested('offline.json', text).file}`;
  writeFileSync(path.join(root, listFile), text);
  writeFileSync(path.join(root, WORKER_FILE), workerScript(baseUrl, listFile));
  return {pages: kept.pages.length, files: kept.files.length, megabytes};
}

function nameSize(file: string, megabytes: number) {
  const html = readFileSync(file, 'utf8');
  counted.expectCount(html.match(CONTROL)?.length ?? 0, CONTROL, {
    where: `The page ${file}`,
    what: 'the control that keeps the site for offline',
    harm: 'readers would not learn how much a copy takes',
    adapt: 'website/delivery/finish/offline/write-offline.ts',
  });
  writeFileSync(file, html.replace(CONTROL, `<offline-copy data-megabytes="${megabytes}">`));
}

const filesBelow = (root: string) =>
  readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    );
