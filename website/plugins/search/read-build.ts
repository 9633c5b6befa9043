import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from '../../src/search/record';
import {headAndMain, readPage} from './read-page';
import {recordsOf} from './records';

/** Path of a page below `baseUrl`, as the site links it: as its canonical link says. */
function pathOf(html: string, file: string, baseUrl: string): string {
  const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1];
  return canonical
    ? decodeURI(new URL(canonical).pathname).slice(baseUrl.length)
    : file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}

/** The records of a page, and its address below `baseUrl`. */
interface PageRecords {
  address: string;
  records: SearchRecord[];
}

/** Reads a page for the index, or takes what an earlier build has read. A page that is not in the index has nothing. */
export type KeepPage = (
  parts: readonly string[],
  read: () => PageRecords | null,
) => PageRecords | null | Promise<PageRecords | null>;

/**
 * The records of a built site, in the order of their addresses.
 *
 * @param root - Folder that the site was built into.
 * @param keep - Keeps what is read of a page by all that it depends on. Default: reads each page.
 * @throws If no page of it has content, because a search could then find nothing.
 */
export async function recordsOfBuild(
  root: string,
  baseUrl: string,
  keep: KeepPage = (_, read) => read(),
): Promise<SearchRecord[]> {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html');
  const pages: PageRecords[] = [];
  for (const file of files) {
    const html = readFileSync(path.join(root, file), 'utf8');
    const found = await keep(['records', headAndMain(html), file, baseUrl], () => {
      const page = readPage(html);
      if (!page) return null;
      const address = pathOf(html, file, baseUrl);
      return {address, records: recordsOf(page, address, baseUrl)};
    });
    if (found) pages.push(found);
  }
  if (pages.length === 0) {
    throw new Error(
      `No page in ${root} has content that is marked for the search index, so the search would find nothing. ` +
        'The components that show content spread searchMarks.page of website/src/search/marks.ts: see those in website/src/theme.',
    );
  }
  pages.sort((a, b) => (a.address < b.address ? -1 : 1));
  return pages.flatMap(({records}) => records);
}
