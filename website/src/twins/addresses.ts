/** Path of a page's twin: `/docs/intro` → `/docs/intro.md`, `/docs/guides/` → `/docs/guides/index.md`. */
export const twinPath = (route: string): string =>
  route.endsWith('/') ? `${route}index.md` : `${route}.md`;

/** An address of a page, with its fragment apart. Files have a dot. */
const PAGE = /^([^#?.]+)(#.*)?$/;

/** The site's own place: its origin, and the path below which it is served. */
interface Place {
  url: string;
  baseUrl: string;
}

/**
 * The same link as a whole address, since text is read away from its page: to the twin of the page that it names, or to a file of
 * this site. A link to elsewhere stays as it is.
 */
export function twinLink(target: string, {url, baseUrl}: Place): string {
  // The framework's mark for files of the site that are no pages.
  const href = target.replace(/^pathname:\/\//, '');
  if (!/^\/(?!\/)/.test(href)) return href;
  const local = href.startsWith(baseUrl) ? href : baseUrl + href.slice(1);
  const [, path, fragment = ''] = PAGE.exec(local) ?? [];
  return url + (path === undefined ? local : twinPath(path) + fragment);
}
