'use client';

import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import type {ButtonProps} from '../button/index.ts';
import {useOverlay} from '../internal/overlay/overlay-context.ts';
import {OverlayTrigger} from '../internal/overlay/OverlayTrigger.tsx';
import {drawerOnly, type FlexDrawerBreakpoint} from './variants.ts';

/** Props of `FlexDrawerClose`: those of `Button`, `breakpoint` and `render`. */
export interface FlexDrawerCloseProps extends ButtonProps {
  /**
   * Width of the screen from which the button is not shown. The same as that of the content.
   * @default 'lg'
   */
  breakpoint?: FlexDrawerBreakpoint | undefined;
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and the click handler; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** A button that closes the drawer. It is not shown where the content is a panel. */
export function FlexDrawerClose({breakpoint = 'lg', className, ...rest}: FlexDrawerCloseProps) {
  const {setOpen, contentId} = useOverlay('FlexDrawer', 'Close');
  const attributes = {command: 'hide-popover', commandfor: contentId};
  return (
    <OverlayTrigger
      {...attributes}
      {...rest}
      className={clsx(drawerOnly[breakpoint], className)}
      onActivate={() => setOpen(false)}
    />
  );
}
