import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Items of a sidebar, or of a category in it. */
export type Items = readonly PropSidebarItem[];

/** The items whose names have each word of a query. A category that has them comes with all that is in it, and opened. */
export function filterItems(items: Items, query: string): PropSidebarItem[] {
  const words = query.toLowerCase().split(/\s+/);
  return items.flatMap((item): PropSidebarItem[] => {
    const label = 'label' in item ? item.label.toLowerCase() : '';
    const isFound = words.every((word) => label.includes(word));
    if (item.type !== 'category') return isFound ? [item] : [];
    const inside = filterItems(item.items, isFound ? '' : query);
    return inside.length > 0
      ? [{...item, items: inside, collapsed: false, collapsible: false}]
      : [];
  });
}

/** The number of pages in a list of items. The pages of categories say where the others are, and don't count. */
export const countPages = (items: Items): number =>
  items.reduce((sum, item) => sum + (item.type === 'category' ? countPages(item.items) : 1), 0);
