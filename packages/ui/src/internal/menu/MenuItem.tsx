'use client';

import {Menu} from '@base-ui/react/menu';
import type {ComponentProps} from 'react';
import {itemClassName, type MenuItemTone} from './class-names.ts';
import {Shortcut} from './Shortcut.tsx';

/** Props of an item. All other props of `<div>` reach the element. */
export interface MenuItemProps extends ComponentProps<'div'> {
  /**
   * `danger` for actions that delete something.
   * @default 'neutral'
   */
  tone?: MenuItemTone | undefined;
  /**
   * Disables the item. It can still be reached, so that nobody misses it.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the menu closes when the item is activated.
   * @default true
   */
  closeOnClick?: boolean | undefined;
  /**
   * Text that typing is compared with, where the content does not begin with it.
   * @default the text of the item
   */
  label?: string | undefined;
  /**
   * Keys that do the same on the page, as `aria-keyshortcuts` wants them: `Control+D`. They are shown and told to
   * screen readers; listening for them is up to the page.
   */
  shortcut?: string | undefined;
}

/** An action of the menu. `onClick` runs for the keyboard too. */
export function MenuItem({
  tone = 'neutral',
  shortcut,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <Menu.Item {...rest} aria-keyshortcuts={shortcut} className={itemClassName(tone, className)}>
      {children}
      <Shortcut keys={shortcut} />
    </Menu.Item>
  );
}
