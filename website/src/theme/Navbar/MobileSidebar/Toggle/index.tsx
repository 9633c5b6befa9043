import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import type {ReactNode} from 'react';

/** The button of the menu. Where no script runs it is a link instead, which shows the list of pages. */
export default function NavbarMobileSidebarToggle(): ReactNode {
  return (
    <>
      <Toggle />
      <noscript>
        <a href="#sidebar-pages">Menu</a>
      </noscript>
    </>
  );
}
