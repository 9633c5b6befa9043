// #region languages
import type {LocalizedSlugsIntegration} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';

/** Languages of the store, and the part of an address that says which one it is. */
const PREFIXES: Readonly<Record<LocaleCode, string>> = {'en-IE': '', 'de-DE': '/de'};

/** Paths of a product page in all languages that have it, for `languages` of the head and of the sitemap. */
export async function productLanguages(
  catalog: LocalizedSlugsIntegration,
  id: string,
  context: DynamicServerContext,
  signal: AbortSignal,
): Promise<Readonly<Record<LocaleCode, string>>> {
  const locales = Object.keys(PREFIXES) as LocaleCode[];
  const slugs = await catalog.getLocalizedSlugs({entity: 'product', id, locales}, context, signal);
  return Object.fromEntries(
    Object.entries(slugs).map(([locale, slug]) => [
      locale,
      `${PREFIXES[locale as LocaleCode]}/products/${encodeURIComponent(slug)}`,
    ]),
  );
}
// #endregion
