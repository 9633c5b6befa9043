import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import type {ReactNode} from 'react';

const ignore = () => {};

/** The place of the sidebar beside a document. It's always there: nobody can hide it. */
export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <aside className={ThemeClassNames.docs.docSidebarContainer}>
      <DocSidebar
        // Open categories and the filter belong to one sidebar.
        key={useDocsSidebar()?.name}
        sidebar={sidebar}
        path={pathname}
        onCollapse={ignore}
        isHidden={false}
      />
    </aside>
  );
}
