import FilteredSidebar from '@site/src/components/sidebar/FilteredSidebar';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {type ReactNode, useEffect, useRef} from 'react';

/** The list of pages, below a box that narrows it. It scrolls so that the current page is in view. */
export default function DocSidebarDesktopContent({sidebar, path}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  // The start script does this for the first page of a visit.
  useEffect(() => {
    root.current!.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest'});
  }, [path]);
  return (
    <div ref={root} id="sidebar-pages" className="sidebar-pages">
      <FilteredSidebar sidebar={sidebar}>
        {(items) => <Content path={path} sidebar={items} />}
      </FilteredSidebar>
    </div>
  );
}
