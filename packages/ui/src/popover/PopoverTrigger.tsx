'use client';

import type {ComponentProps, ReactElement} from 'react';
import type {ButtonProps} from '../button/index.ts';
import {useOverlay} from '../internal/overlay/overlay-context.ts';
import {OverlayTrigger} from '../internal/overlay/OverlayTrigger.tsx';
import {useHydrated} from '../internal/overlay/use-hydrated.ts';
import {PopoverDataAttributes} from './data-attributes.ts';

/** Props of `PopoverTrigger`: those of `Button`, and `render`. */
export interface PopoverTriggerProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and the click handler; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** The button that opens and closes the popover beside it. It works before any script has loaded. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  const {open, setOpen, contentId} = useOverlay('Popover', 'Trigger');
  // Until scripts run, the browser knows the state, and says it of a button with `popovertarget`.
  const expanded = useHydrated() ? open : undefined;
  const attributes = {
    popoverTarget: contentId,
    'aria-haspopup': 'dialog',
    'aria-expanded': expanded,
    'aria-controls': contentId,
    ...(open && {[PopoverDataAttributes.popupOpen]: ''}),
  } as const;
  return <OverlayTrigger {...attributes} {...props} onActivate={() => setOpen(!open)} />;
}
