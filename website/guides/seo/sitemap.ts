// #region sitemap
/** A page that search engines may list. */
export interface SitemapEntry {
  readonly path: string;
  /** When its content last changed, as ISO 8601. Leave it out when it isn't known. */
  readonly updatedAt?: string | undefined;
  /** Paths of the page in all languages, its own included. */
  readonly languages?: Readonly<Record<string, string>>;
}

/** The limits of one file, by sitemaps.org. */
const LARGEST = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};
const escape = (text: string) => text.replace(/[&<"]/g, (character) => ENTITIES[character] ?? '');

export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  if (entries.length > LARGEST) {
    throw new RangeError(
      `${entries.length} pages are more than the ${LARGEST} of one sitemap, so search engines refuse it. Write several, and an index.`,
    );
  }
  const addressOf = (path: string) => escape(new URL(path, origin).href);
  const urls = entries.map(({path, updatedAt, languages = {}}) => [
    '<url>',
    `<loc>${addressOf(path)}</loc>`,
    ...(updatedAt ? [`<lastmod>${escape(updatedAt)}</lastmod>`] : []),
    ...Object.entries(languages).map(
      ([locale, to]) =>
        `<xhtml:link rel="alternate" hreflang="${escape(locale)}" href="${addressOf(to)}"/>`,
    ),
    '</url>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.flat(),
    '</urlset>',
  ].join('\n');
}
// #endregion
