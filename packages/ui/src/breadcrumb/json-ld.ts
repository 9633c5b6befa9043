import type {BreadcrumbItem} from './Breadcrumb.tsx';

/**
 * The trail as JSON-LD of schema.org, safe inside of a `<script>`: a `<` of a label is escaped, so that no label can
 * end the element or open a comment.
 *
 * @param siteUrl Absolute URL that the addresses of the items are resolved against.
 */
export function breadcrumbJsonLd(items: readonly BreadcrumbItem[], siteUrl: string): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && {item: new URL(href, siteUrl).href}),
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
