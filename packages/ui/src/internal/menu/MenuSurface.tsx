'use client';

import {Menu} from '@base-ui/react/menu';
import {type ComponentProps, use, useRef} from 'react';
import {PortalContainer} from '../overlay/portal-container.ts';
import {useMergedRefs} from '../use-merged-refs.ts';
import {menuClassName} from './class-names.ts';
import {ReadDirection, useMenuDirection} from './MenuDirection.tsx';
import {ReportNameless} from './ReportNameless.tsx';

interface MenuSurfaceProps extends ComponentProps<'div'> {
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  sideOffset?: number | undefined;
}

/** The surface of a menu, portaled out of whatever could cut it off. */
export function MenuSurface({side, align, sideOffset, className, ref, ...rest}: MenuSurfaceProps) {
  const container = use(PortalContainer);
  const direction = useMenuDirection();
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popup, ref);
  return (
    <Menu.Portal container={container} dir={direction} className="storefront-toolkit">
      <ReadDirection />
      {process.env.NODE_ENV !== 'production' && <ReportNameless menu={popup} />}
      <Menu.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        positionMethod={container ? 'fixed' : 'absolute'}
        className="z-popover outline-none"
      >
        <Menu.Popup {...rest} ref={mergedRef} className={menuClassName(className)} />
      </Menu.Positioner>
    </Menu.Portal>
  );
}
