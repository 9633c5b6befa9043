import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

const panelClass = clsx(panel, 'navbar-sidebar__item menu');

/**
 * The menu of a narrow screen: a modal dialog, so that the browser keeps the rest of the page from the reader, closes the
 * menu on Escape, and returns the focus to the button that opened it.
 */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();

  useEffect(() => {
    const menu = dialog.current!;
    if (!shown) {
      menu.close();
      return;
    }
    const focus = (selector: string) =>
      menu.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
    if (!menu.open) {
      menu.showModal();
      focus('.navbar-sidebar__close');
    } else if (!isSecondary) {
      // The way back to the main menu is gone.
      focus('.menu__list a');
    }
  }, [shown, isSecondary]);

  /** The backdrop is a part of the dialog. */
  const closeOnBackdrop = ({target, clientX}: MouseEvent) => {
    if (target === dialog.current && clientX > dialog.current.offsetWidth) toggle();
  };

  return (
    // Escape closes it for keyboard users, as clicking the backdrop does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={clsx(container, 'navbar-sidebar')}
      onClick={closeOnBackdrop}
      onClose={() => shown && toggle()}
    >
      {header}
      <div
        className={clsx(
          'navbar-sidebar__items',
          isSecondary && 'navbar-sidebar__items--show-secondary',
        )}
      >
        <div className={panelClass} inert={isSecondary}>
          {primaryMenu}
        </div>
        <div className={panelClass} inert={!isSecondary}>
          {secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
