'use client';

import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import type {ButtonProps} from '../button/index.ts';
import {useOverlay} from '../internal/overlay/overlay-context.ts';
import {OverlayTrigger} from '../internal/overlay/OverlayTrigger.tsx';
import {useHydrated} from '../internal/overlay/use-hydrated.ts';
import {FlexDrawerDataAttributes} from './data-attributes.ts';
import {drawerOnly, type FlexDrawerBreakpoint} from './variants.ts';

/** Props of `FlexDrawerTrigger`: those of `Button`, `breakpoint` and `render`. */
export interface FlexDrawerTriggerProps extends ButtonProps {
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

/** The button that opens the drawer. It is not shown where the content is a panel, and works before any script has loaded. */
export function FlexDrawerTrigger({breakpoint = 'lg', className, ...rest}: FlexDrawerTriggerProps) {
  const {open, setOpen, contentId} = useOverlay('FlexDrawer', 'Trigger');
  // Until scripts run, the browser knows the state, and says it of a button with `popovertarget`.
  const expanded = useHydrated() ? open : undefined;
  const attributes = {
    popoverTarget: contentId,
    'aria-haspopup': 'dialog',
    'aria-expanded': expanded,
    'aria-controls': contentId,
    ...(open && {[FlexDrawerDataAttributes.popupOpen]: ''}),
  } as const;
  return (
    <OverlayTrigger
      {...attributes}
      {...rest}
      className={clsx(drawerOnly[breakpoint], className)}
      onActivate={() => setOpen(!open)}
    />
  );
}
