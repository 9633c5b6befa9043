'use client';

import {Drawer} from '@base-ui/react/drawer';
import {type ReactNode, useState} from 'react';
import {menuChange} from '../internal/menu/menu-change.ts';
import {DrawerContext, type DrawerSnapPoint} from './drawer-context.ts';

/** Props of `DrawerRoot`. */
export interface DrawerRootProps {
  /** Whether the drawer is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /**
   * Whether the drawer is open at first, when it holds the state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the drawer is to open or close: by a button, Escape, clicking outside, or a swipe. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Heights at which the drawer rests, from low to high: parts of the screen from 0 to 1, or lengths such as
   * `'20rem'`. It opens at the first one. Without any, the drawer is as high as its content.
   * @default []
   */
  snapPoints?: readonly DrawerSnapPoint[] | undefined;
  /**
   * Whether clicking the page behind closes the drawer.
   * @default true
   */
  closeOnOutsidePress?: boolean | undefined;
  /** The trigger and the content. A drawer that your code opens needs no trigger. */
  children?: ReactNode | undefined;
}

/** Holds the state of a drawer and connects its parts. Renders no element. */
export function DrawerRoot({
  onOpenChange,
  snapPoints = [],
  closeOnOutsidePress = true,
  children,
  ...rest
}: DrawerRootProps) {
  const [snapPoint, setSnapPoint] = useState<number | string | null>(snapPoints[0] ?? null);

  function snapToNext() {
    const index = snapPoints.findIndex((one) => one === snapPoint);
    setSnapPoint(snapPoints[(index + 1) % snapPoints.length] ?? null);
  }

  const snapping = snapPoints.length > 0 && {
    snapPoints: [...snapPoints],
    snapPoint,
    onSnapPointChange: setSnapPoint,
  };
  return (
    <DrawerContext value={{snapPoints, snapToNext}}>
      <Drawer.Root
        {...rest}
        {...snapping}
        disablePointerDismissal={!closeOnOutsidePress}
        onOpenChange={menuChange(onOpenChange)}
      >
        {children}
      </Drawer.Root>
    </DrawerContext>
  );
}
