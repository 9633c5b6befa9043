/** Path of a page's twin: `/docs/intro` → `/docs/intro.md`, `/docs/guides/` → `/docs/guides/index.md`. */
export const twinPath = (route: string): string =>
  route.endsWith('/') ? `${route}index.md` : `${route}.md`;

/** The address of this site that a link names, with its fragment apart. Nothing when it leads elsewhere or to a file. */
const INTERNAL = /^(\/(?!\/)[^#?.]*)(#.*)?$/;

/** The same link, to the twin of the page that it names. A link to elsewhere stays as it is. */
export function twinLink(href: string, baseUrl: string): string {
  const [, path, fragment = ''] = INTERNAL.exec(href) ?? [];
  if (path === undefined) return href;
  const route = path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
  return twinPath(route) + fragment;
}
