'use client';

import {ContextMenu} from '@base-ui/react/context-menu';
import type {ReactNode} from 'react';
import {menuChange} from '../internal/menu/menu-change.ts';
import {MenuDirection} from '../internal/menu/MenuDirection.tsx';

/** Props of `ContextMenuRoot`. */
export interface ContextMenuRootProps {
  /** Called when the menu is to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Leaves the browser's own menu in place.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The area and the content. */
  children?: ReactNode | undefined;
}

/** Holds the state of a context menu and connects its parts. Renders no element. */
export function ContextMenuRoot({onOpenChange, ...rest}: ContextMenuRootProps) {
  return (
    <MenuDirection>
      <ContextMenu.Root {...rest} onOpenChange={menuChange(onOpenChange)} />
    </MenuDirection>
  );
}
