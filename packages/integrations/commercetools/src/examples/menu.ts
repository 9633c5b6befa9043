// #region menu
import type {CatalogIntegration, CategoryNode} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';

/** Two levels of categories, for the menu of the store. */
export async function menuOf(
  catalog: CatalogIntegration,
  context: DynamicServerContext,
  signal: AbortSignal,
) {
  const entry = ({slug, name, children}: CategoryNode): object => ({
    href: `/c/${slug}`,
    name,
    children: children.map(entry),
  });
  const tree = await catalog.getCategoryTree({depth: 2}, context, signal);
  return tree.map(entry);
}
// #endregion
