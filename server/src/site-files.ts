import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {contentType, variantPattern} from './content-types.ts';
import {cacheControl} from './headers.ts';
import {pageAddress, pageStem} from './redirects.ts';
import {servedPaths} from './served-paths.ts';
import {stemOfTwin, twinPath} from './twins.ts';

/** A content coding that is made ahead, by the ending of its files. */
export type Encoding = 'br' | 'gzip';

/** One file that may be served. */
export interface SiteFile {
  /** Path below the root, with a slash at its start. */
  path: string;
  /** Size in bytes, uncompressed. */
  size: number;
  /** Digest of the content: the same on every machine that serves the same build. */
  digest: string;
  /** The `Last-Modified` header, for all variants. */
  lastModified: string;
  contentType: string;
  /** Whether a browser shows it as a page, so that the headers of documents matter. */
  isDocument: boolean;
  cacheControl: string;
  /** Variants that exist, the preferred one first. */
  encodings: Encoding[];
  /** The page's text as Markdown. */
  twin?: SiteFile;
  /** Address of the page that this file is a twin of. */
  pageAddress?: string;
}

/** The files that a site serves. */
export interface SiteFiles {
  /** By decoded request path. A page is here in both slash forms, and not under the name of its file. */
  byPath: ReadonlyMap<string, SiteFile>;
  /** Addresses of pages by their path without suffix and slash. */
  pages: ReadonlyMap<string, string>;
  /** The not-found page, which no path names. */
  notFound: SiteFile | undefined;
}

const variant = new RegExp(variantPattern);

/** File endings of the encodings, in order of preference. */
export const encodingEndings: Readonly<Record<Encoding, string>> = {br: '.br', gzip: '.gz'};

/** Lists what may be served from a folder: no hidden file, and nothing that a link leads to. */
export function listSiteFiles(root: string, slashPages: ReadonlySet<string>): SiteFiles {
  const paths = new Set(servedPaths(root));
  const byPath = new Map<string, SiteFile>();
  const pages = new Map<string, string>();
  let notFound: SiteFile | undefined;
  // Sorted so that `x/index.html` takes a path before `x.html` does, as in nginx.
  for (const path of [...paths].sort((a, b) => pageRank(a) - pageRank(b))) {
    if (variant.test(path)) continue;
    const file = readSiteFile(root, path, paths);
    if (path === '/404.html') {
      notFound = file;
    } else if (path.endsWith('.html')) {
      const stem = pageStem(path);
      for (const form of [stem, `${stem}/`]) if (!byPath.has(form)) byPath.set(form, file);
      pages.set(stem, pageAddress(stem, slashPages));
    } else {
      byPath.set(path, file);
    }
  }
  connectTwins(byPath, pages);
  return {byPath, pages, notFound};
}

/** Lets pages and their twins know each other. */
function connectTwins(byPath: ReadonlyMap<string, SiteFile>, pages: ReadonlyMap<string, string>) {
  for (const [path, file] of byPath) {
    const stem = file.path === path ? stemOfTwin(path) : undefined;
    const address = stem === undefined ? undefined : pages.get(stem);
    if (stem === undefined || address === undefined) continue;
    file.pageAddress = address;
    const page = byPath.get(stem) ?? byPath.get(`${stem}/`);
    if (page && path === twinPath(stem)) page.twin = file;
  }
}

function pageRank(path: string): number {
  if (path.endsWith('/index.html')) return 1;
  return path.endsWith('.html') ? 2 : 0;
}

function readSiteFile(root: string, path: string, paths: ReadonlySet<string>): SiteFile {
  const absolute = join(root, path);
  const content = readFileSync(absolute);
  const encodings = (Object.keys(encodingEndings) as Encoding[]).filter((encoding) =>
    paths.has(path + encodingEndings[encoding]),
  );
  return {
    path,
    size: content.length,
    digest: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    lastModified: statSync(absolute).mtime.toUTCString(),
    contentType: contentType(path),
    isDocument: path.endsWith('.html'),
    cacheControl: cacheControl(path),
    encodings,
  };
}
