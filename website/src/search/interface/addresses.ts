/**
 * The address of a page of this site, without its origin: what of a record's address may be linked. Records of a hosted
 * index and entries of the browser's storage may hold anything, such as `javascript:`.
 *
 * @returns `undefined` if it isn't a page's address.
 */
export function pageAddress(url: string): string | undefined {
  // The origin does not matter: none is kept.
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const {protocol, pathname, search, hash} = new URL(url, base);
  // An address that begins with two slashes would name another host.
  const path = pathname.replace(/^\/+/, '/');
  return protocol === 'http:' || protocol === 'https:' ? path + search + hash : undefined;
}
