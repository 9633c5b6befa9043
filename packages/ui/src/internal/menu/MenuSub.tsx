'use client';

import {Menu} from '@base-ui/react/menu';
import type {ComponentProps, ReactNode} from 'react';
import {ChevronRightIcon} from '../icons.tsx';
import {itemClassName} from './class-names.ts';
import {menuChange} from './menu-change.ts';
import {MenuSurface} from './MenuSurface.tsx';

/** Props of a submenu. */
export interface MenuSubRootProps {
  /** Whether the submenu is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /** Called when the submenu is to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode | undefined;
}

/** A menu in a menu: holds the state and connects its trigger and its content. Renders no element. */
export function MenuSubRoot({onOpenChange, ...rest}: MenuSubRootProps) {
  return <Menu.SubmenuRoot {...rest} onOpenChange={menuChange(onOpenChange)} />;
}

/** Props of the item that opens a submenu. All other props of `<div>` reach the element. */
export interface MenuSubTriggerProps extends ComponentProps<'div'> {
  /**
   * Disables the item. It can still be reached, so that nobody misses it.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Text that typing is compared with, where the content does not begin with it.
   * @default the text of the item
   */
  label?: string | undefined;
}

/** The item that opens the submenu: under the pointer, by a press, or by the arrow key that points to it. */
export function MenuSubTrigger({className, children, ...rest}: MenuSubTriggerProps) {
  return (
    <Menu.SubmenuTrigger {...rest} className={itemClassName('neutral', className)}>
      {children}
      <ChevronRightIcon className="ms-auto rtl:rotate-180" />
    </Menu.SubmenuTrigger>
  );
}

/** The items of the submenu. Accepts all props of `<div>`. */
export function MenuSubContent(props: ComponentProps<'div'>) {
  return <MenuSurface {...props} />;
}
