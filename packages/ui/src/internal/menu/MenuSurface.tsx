'use client';

import {Menu} from '@base-ui/react/menu';
import {type ComponentProps, use} from 'react';
import {PortalContainer} from '../overlay/portal-container.ts';
import {menuClassName} from './class-names.ts';

interface MenuSurfaceProps extends ComponentProps<'div'> {
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  sideOffset?: number | undefined;
}

/** The surface of a menu, portaled out of whatever could cut it off. */
export function MenuSurface({side, align, sideOffset, className, ...rest}: MenuSurfaceProps) {
  const container = use(PortalContainer);
  return (
    <Menu.Portal container={container} className="storefront-toolkit">
      <Menu.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        positionMethod={container ? 'fixed' : 'absolute'}
        className="z-popover outline-none"
      >
        <Menu.Popup {...rest} className={menuClassName(className)} />
      </Menu.Positioner>
    </Menu.Portal>
  );
}
