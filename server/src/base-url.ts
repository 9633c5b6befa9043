/**
 * Paths under which a site may be served: a slash at the start and the end, and between them only characters that
 * need no escape in an address, in a pattern of nginx, or in the files of static hosts.
 */
const wellFormed = /^\/(?:[\w-]+\/)*$/;

/**
 * The part of each address before the path below `baseUrl`: empty for `/`, `/toolkit` for `/toolkit/`.
 *
 * @throws If `baseUrl` is not a path that the servers can serve a site under.
 */
export function addressPrefix(baseUrl: string): string {
  if (!wellFormed.test(baseUrl)) {
    throw new Error(
      `baseUrl is "${baseUrl}", under which the servers find no page. Start and end it with a slash, and use letters, digits, "-" and "_" between, such as "/toolkit/". The site's own host has "/".`,
    );
  }
  return baseUrl.slice(0, -1);
}

/** The target of an address outside of the site, or the path below the base that it names. */
export type LocalPath = {path: string} | {redirect: string; status: 307 | 308} | undefined;

/**
 * Finds the path below the base in the path of a request. The root of the host leads to the site for now, since another site
 * may take its place; the base without its slash leads there for good.
 *
 * @param prefix - See {@link addressPrefix}.
 * @returns `undefined` for an address that is not the site's.
 */
export function pathBelow(prefix: string, path: string): LocalPath {
  if (path.startsWith(`${prefix}/`)) return {path: path.slice(prefix.length)};
  if (path === '/') return {redirect: `${prefix}/`, status: 307};
  if (path === prefix) return {redirect: `${prefix}/`, status: 308};
  return undefined;
}
