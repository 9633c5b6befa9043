import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '../../src/search/record';
import {readPage} from './read-page';
import {recordsOf} from './records';

/** Path of a page below `baseUrl`, as the site links it: as its canonical link says. */
function pathOf(html: string, file: string, baseUrl: string): string {
  const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1];
  return canonical
    ? decodeURI(new URL(canonical).pathname).slice(baseUrl.length)
    : file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}

/**
 * The records of a built site, in the order of their addresses.
 *
 * @param root - Folder that the site was built into.
 * @throws If no page of it has content, because a search could then find nothing.
 */
export function recordsOfBuild(root: string, baseUrl: string): SearchRecord[] {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html');
  const pages = files.flatMap((file) => {
    const html = readFileSync(path.join(root, file), 'utf8');
    const page = readPage(html);
    return page ? [{page, path: pathOf(html, file, baseUrl)}] : [];
  });
  if (pages.length === 0) {
    throw new Error(
      `No page in ${root} has content that is marked for the search index, so the search would find nothing. ` +
        'The components that show content spread searchMarks.page of website/src/search/marks.ts: see those in website/src/theme.',
    );
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return pages.flatMap(({page, path: address}) => recordsOf(page, address, baseUrl));
}
