import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {KeepList, Kept} from '../../browser/offline/keep-list';
import {attributeOf, elementsIn} from '../elements';
import {parse} from 'parse5';

/** Bytes that a browser adds to each stored answer, for its headers and its place, as measured in Chromium. */
export const OVERHEAD = 7000;

/** Endings of the files that pages consist of. */
const PARTS = /\.(?:js|css|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/;

/** The search index, whose parts have no other ending than data that nobody reads on a page. */
const SEARCH = /^(?:search-index\.json$|assets\/search\/.+\.json$)/;

/** Folders of files that no page needs to be read: pictures for other services, and what runs the code of the editor. */
const NEVER = /^(?:assets\/(?:cards|controls|editor|modules)|r|frames)\//;

/** A name that changes with the content. */
const HASHED = /^assets\/.+[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether a file is kept with the pages. The compressed form of a file is not one of its own. */
export const isPart = (file: string): boolean =>
  !NEVER.test(file) && file !== 'sw.js' && (PARTS.test(file) || SEARCH.test(file));

/** The address of a page below the path of the site, as the page's canonical link writes it. */
function addressOf(file: string, html: string, baseUrl: string): string {
  const stem = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
  const canonical = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html)?.[0];
  const href = canonical && /\bhref="([^"]+)"/.exec(canonical)?.[1];
  const hasSlash = stem !== '' && href && new URL(href).pathname === `${baseUrl}${stem}/`;
  return encodeURI(stem) + (hasSlash ? '/' : '');
}

/** The files of a build that a copy is made of. */
export interface BuiltFiles {
  /** Folder of the build. */
  root: string;
  baseUrl: string;
  /** All files below the root, with slashes. */
  files: readonly string[];
  /** Those that are pages, without redirects. */
  pages: readonly string[];
}

/** Lists what a copy is made of: all pages, and what they are shown and searched with. */
export function keepListOf({root, baseUrl, files, pages}: BuiltFiles): KeepList {
  let bytes = 0;
  const read = (file: string) => {
    const content = readFileSync(path.join(root, file));
    bytes += content.length + OVERHEAD;
    return content;
  };
  const digestOf = (content: Buffer) =>
    createHash('sha256').update(content).digest('base64url').slice(0, 12);
  const keptPages = pages
    // It is the answer to addresses without a page, with their status.
    .filter((file) => file !== '404.html')
    .map((file): Kept => {
      const content = read(file);
      return [addressOf(file, content.toString(), baseUrl), digestOf(content)];
    });
  const keptFiles = files.filter(isPart).map((file): Kept => {
    const content = read(file);
    return HASHED.test(file) ? [file] : [encodeURI(file), digestOf(content)];
  });
  return {
    bytes,
    pages: keptPages.sort(byAddress),
    files: keptFiles.sort(byAddress),
    redirects: redirectsIn(files, pages, root, baseUrl),
  };
}

const byAddress = ([a]: Kept, [b]: Kept) => (a < b ? -1 : 1);

/** The addresses that HTML files lead to which aren't pages. */
function redirectsIn(
  files: readonly string[],
  pages: readonly string[],
  root: string,
  baseUrl: string,
): Record<string, string> {
  const known = new Set(pages);
  const leading = files.filter((file) => file.endsWith('.html') && !known.has(file)).sort();
  return Object.fromEntries(
    leading.flatMap((file) => {
      const html = readFileSync(path.join(root, file), 'utf8');
      const refresh = elementsIn(parse(html)).find(
        (element) => attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh',
      );
      const to = refresh && /url=(.*)$/i.exec(attributeOf(refresh, 'content') ?? '')?.[1];
      if (!to?.startsWith(baseUrl)) return [];
      return [[file.replace(/(?:(?:^|\/)index)?\.html$/, ''), to.slice(baseUrl.length)]];
    }),
  );
}
