// #region breadcrumb
import type {BreadcrumbList, WithContext} from 'schema-dts';

/** The way to a page, from the top. The last entry is the page itself. */
export const breadcrumbJsonLd = (
  way: readonly {readonly name: string; readonly path: string}[],
  origin: string,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({name, path}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});
// #endregion
