'use client';

import {Menu} from '@base-ui/react/menu';
import type {ReactNode} from 'react';
import {menuChange} from '../internal/menu/menu-change.ts';
import {MenuDirection} from '../internal/menu/MenuDirection.tsx';

/** Props of `DropdownMenuRoot`. */
export interface DropdownMenuRootProps {
  /** Whether the menu is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open at first, when it holds the state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the menu is to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether the page behind an open menu takes no press and does not scroll.
   * @default true
   */
  modal?: boolean | undefined;
  /** The trigger and the content. */
  children?: ReactNode | undefined;
}

/** Holds the state of a menu and connects its parts. Renders no element. */
export function DropdownMenuRoot({modal = true, onOpenChange, ...rest}: DropdownMenuRootProps) {
  return (
    <MenuDirection>
      <Menu.Root {...rest} modal={modal} onOpenChange={menuChange(onOpenChange)} />
    </MenuDirection>
  );
}
