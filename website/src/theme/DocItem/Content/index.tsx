import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {searchMarks} from '@site/src/search/marks';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

/** Categories that say how pages are made, and not what they are about. */
const UNTOLD = new Set(['Reference']);

/** The categories above a document, or its sidebar. */
function useArea(): string {
  const sidebar = useDocsSidebar();
  const above = useSidebarBreadcrumbs()?.slice(0, -1) ?? [];
  const categories = above.map(({label}) => label).filter((label) => !UNTOLD.has(label));
  if (categories.length > 0) return categories.join(' › ');
  const name = sidebar?.name ?? 'docs';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The text of a document, marked for the search index. */
export default function SearchedContent(props: Props) {
  return (
    <div {...searchMarks.page(useArea())}>
      <DocItemContent {...props} />
    </div>
  );
}
