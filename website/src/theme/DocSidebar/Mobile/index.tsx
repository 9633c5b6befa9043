import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import FilteredSidebar from '@site/src/components/sidebar/FilteredSidebar';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo} from 'react';

function Menu({sidebar, path}: Props) {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <FilteredSidebar sidebar={sidebar}>
      {(items) => (
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems
            items={items}
            activePath={path}
            // A category without a page of its own only opens and closes.
            onItemClick={(item) => 'href' in item && item.href && toggle()}
            level={1}
          />
        </ul>
      )}
    </FilteredSidebar>
  );
}

/** The sidebar in the menu of a narrow screen. */
function DocSidebarMobile(props: Props) {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}

export default memo(DocSidebarMobile);
