/** Address of a path of the site. */
export const addressOf = (path: string, url: string) => url + path.replace(/^\//, '');

/**
 * The path of a page, and the heading's anchor, from a path or an address as a caller may write it: with the site's origin, `.md`,
 * a query or a slash at its end.
 */
export function pathOf(address: string, url: string): {path: string; anchor: string} {
  const [before = '', anchor = ''] = address.trim().split('#');
  const below = before.startsWith(url)
    ? `/${before.slice(url.length)}`
    : before.replace(/^https?:\/\/[^/]*/, '');
  const path = below
    .replace(/\?.*$/s, '')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/\/+$/, '');
  return {path: path.startsWith('/') ? path : `/${path}`, anchor};
}
