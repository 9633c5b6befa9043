import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

const OUTSIDE_EVENTS = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * A navbar dropdown on wide screens: a button that discloses a list of links.
 *
 * A click opens it, so that a screen reader's synthetic click does too, and so do Enter and Space. It closes
 * on Escape, which gives the focus back to the button, and on a press or a focus outside.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  'aria-label': ariaLabel,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    OUTSIDE_EVENTS.forEach((name) => document.addEventListener(name, closeIfOutside));
    return () => {
      OUTSIDE_EVENTS.forEach((name) => document.removeEventListener(name, closeIfOutside));
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    // The key handler serves the button and the links inside, which are what takes the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={ariaLabel}
        className={clsx('clean-btn', 'navbar__link', className)}
        onClick={() => setOpen(!open)}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
