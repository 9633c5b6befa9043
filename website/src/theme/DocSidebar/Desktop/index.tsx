import type {Props} from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import Logo from '@theme/Logo';
import {memo} from 'react';

/** The sidebar of a wide screen, with the logo that shows while the navbar is hidden. */
function DocSidebarDesktop({path, sidebar}: Props) {
  return (
    <div className="sidebar">
      <Logo tabIndex={-1} className="sidebar-logo" />
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

export default memo(DocSidebarDesktop);
