/** A page or a file, by its address below the path of the site. A file with a hash in its name needs no digest of its content. */
export type Kept = readonly [address: string, digest?: string];

/** The parts of the copy that a reader keeps. The finish of the build writes the list (see `delivery/finish/offline`). */
export interface KeepList {
  /** Bytes that the copy takes in a browser, which stores it uncompressed. */
  bytes: number;
  /** Pages, by the address that their links name. */
  pages: readonly Kept[];
  /** Scripts, styles, fonts, pictures and the search index. */
  files: readonly Kept[];
  /** Addresses that lead to others, without a slash at their end. */
  redirects: Readonly<Record<string, string>>;
}

/** The page that tells a reader that a page isn't kept. */
export const OFFLINE_PAGE = 'offline';

/** The key of a page or a file in the cache. Each content has one of its own, so an update leaves in place what did not change. */
export const keyOf = (base: string, [address, digest]: Kept) =>
  base + address + (digest ? `?${digest}` : '');

/** An address without the slash at its end. */
export const plain = (address: string) => address.replace(/\/+$/, '');

/** An answer without the network: a key in the cache, or another address. */
type Found = {key: string} | {redirect: string};

/** A list by address. */
export interface Lookup {
  /** The file or the page at an address below the path of the site, if it is kept. */
  file: (address: string) => Kept | undefined;
  /** The page at an address as a reader may write it: with and without a slash, with `.html`, or an old one. */
  page: (address: string) => Found | undefined;
}

/**
 * Makes a list ready for requests.
 *
 * @param base - Path under which the site is served, with a slash at both ends.
 */
export function createLookup({pages, files, redirects}: KeepList, base: string): Lookup {
  const byPage = new Map(pages.map((kept) => [plain(kept[0]), kept]));
  const leading = new Map(Object.entries(redirects));
  const byFile = new Map(files.map((kept) => [kept[0], kept]));
  return {
    file: (address) => byFile.get(address) ?? byPage.get(plain(address)),
    page(address) {
      const stem = plain(address);
      const kept = byPage.get(stem);
      if (kept) return {key: keyOf(base, kept)};
      // As the server redirects them.
      const short = stem.replace(/(?:(?:^|\/)index)?(?:\.html)?$/, '');
      const to = leading.get(stem) ?? leading.get(short) ?? byPage.get(short)?.[0];
      return to === undefined ? undefined : {redirect: base + to};
    },
  };
}
