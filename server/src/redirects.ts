/**
 * The URL rules of the site, as data: the Node server, the nginx file and the files for static hosts all follow them.
 * A pattern is a string because nginx reads it too.
 */

/** Fixed redirects. Both slash forms of `from`, and those with a legacy suffix, lead to `to`. */
export const fixedRedirects: readonly {from: string; to: string}[] = [
  {from: '/docs', to: '/docs/packages/'},
];

/** Status of a redirect: permanent, and the method is kept. */
export const redirectStatus = 308;

/** Endings that an address may have besides that of its page. A redirect strips them. */
export const legacySuffixPattern = '(?:/index(?:\\.html)?|\\.html)+/?$';

/**
 * Paths that are answered as unknown although there may be a file: hidden files, files for the server or the
 * host (`_headers`, `server-manifest.json`), and paths with an empty segment. `/.well-known/` is public by RFC 8615.
 */
export const refusedPathPattern = '//|/\\.(?!well-known(?:/|$))|^/_|^/server-manifest\\.json$';

/** Longest request target, in characters. It is nginx's limit, too, unless it is told another. */
export const maxTargetLength = 8192;

const legacySuffix = new RegExp(legacySuffixPattern);
const refusedPath = new RegExp(refusedPathPattern);

/** Whether a decoded path is refused by {@link refusedPathPattern}. */
export function isRefused(path: string): boolean {
  return refusedPath.test(path);
}

/** A path without its `.html`, `/index.html` or `/index` suffix; `undefined` if it has none. */
export function withoutLegacySuffix(path: string): string | undefined {
  return legacySuffix.test(path) ? path.replace(legacySuffix, '') : undefined;
}

/**
 * The path under which a page is known, without a slash at its end, from the path of its file:
 * `/docs/intro` for `/docs/intro/index.html` and `/docs/intro.html`; empty for the home page.
 */
export function pageStem(file: string): string {
  return file.replace(/(?:\/index)?\.html$/, '');
}

/** The one address of a page. Index pages end with a slash, all others do not. */
export function pageAddress(stem: string, slashPages: ReadonlySet<string>): string {
  const slash = stem === '' || slashPages.has(stem) ? '/' : '';
  return fixedRedirect(stem) ?? stem + slash;
}

/** Where a path without suffix and slash leads by {@link fixedRedirects}. */
export function fixedRedirect(stem: string): string | undefined {
  return fixedRedirects.find(({from}) => from === stem)?.to;
}
