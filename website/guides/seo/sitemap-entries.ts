// #region entries
import type {CatalogIntegration, CategoryNode, Product} from '@storefront-toolkit/types/catalog';
import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {SitemapEntry} from './sitemap.ts';

const encode = (slug: string) => slug.split('/').map(encodeURIComponent).join('/');

const flat = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Pages of the CMS, categories, and those products that are to be listed under their own address. */
export async function sitemapEntries(
  cms: Pick<CmsIntegration, 'getSlugs'>,
  catalog: Pick<CatalogIntegration, 'getCategoryTree'>,
  products: readonly Pick<Product, 'slug' | 'seo' | 'updatedAt'>[],
  context: DynamicServerContext,
  signal: AbortSignal,
): Promise<readonly SitemapEntry[]> {
  const [slugs, categories] = await Promise.all([
    cms.getSlugs(context, signal),
    catalog.getCategoryTree({depth: 3}, context, signal),
  ]);
  return [
    ...slugs.map((slug) => ({path: `/${encode(slug)}`})),
    ...flat(categories).map(({slug}) => ({path: `/categories/${encode(slug)}`})),
    ...products
      .filter(({slug, seo}) => seo.indexed && (seo.canonicalSlug ?? slug) === slug)
      .map(({slug, updatedAt}) => ({path: `/products/${encode(slug)}`, updatedAt})),
  ];
}
// #endregion
