import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';
import type {ArchivePage} from './pages';

/** Pages under the heading that the sidebar has above them. */
export interface PageGroup {
  /** Empty for the pages that come first. */
  label: string;
  pages: ArchivePage[];
}

type Items = SidebarsConfig[string];

/** Labels of categories with the ids of their documents, in the order of the sidebar. */
function categoriesIn(items: Items, label = ''): [label: string, id: string][] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item): [string, string][] => {
    if (typeof item === 'string') return [[label, item]];
    if (item.type !== 'category') return [];
    const {link} = item;
    const own: [string, string][] = link?.type === 'doc' ? [[item.label, link.id]] : [];
    return [...own, ...categoriesIn(item.items, item.label)];
  });
}

const idOf = ({route}: ArchivePage) => route.replace(/^docs\//, '').replace(/\/$/, '/index');

/** The title of the nearest index above a page, for the folders that the sidebar lists by itself. */
function folderTitle({file}: ArchivePage, pages: readonly ArchivePage[]): string | undefined {
  const indexes = pages.filter((page) => page.file.endsWith('/index.md'));
  const above = indexes.filter((page) => file.startsWith(page.file.slice(0, -'index.md'.length)));
  return above.at(-1)?.title;
}

/** Groups a package's pages as the sidebar does, in its order. The package's own page comes first. */
export function groupsOf(pages: readonly ArchivePage[]): PageGroup[] {
  const listed = Object.values(sidebars).flatMap((items) => categoriesIn(items));
  const ids = listed.map(([, id]) => id);
  const index = pages.find(({file}) => file === 'index.md');
  const root = index && listed.find(([, id]) => id === idOf(index))?.[0];
  const groups = new Map<string, ArchivePage[]>([['', []]]);
  const inOrder = [...pages].sort(
    // Those that are not listed come last, in their own order.
    (a, b) => (ids.indexOf(idOf(a)) >>> 0) - (ids.indexOf(idOf(b)) >>> 0),
  );
  for (const page of inOrder) {
    const label = listed.find(([, id]) => id === idOf(page))?.[0] ?? folderTitle(page, pages) ?? '';
    const key = label === root ? '' : label;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups].map(([label, own]) => ({label, pages: own}));
}
