'use client';

import type {ComponentProps, ReactElement} from 'react';
import type {ButtonProps} from '../button/index.ts';
import {useOverlay} from '../internal/overlay/overlay-context.ts';
import {OverlayTrigger} from '../internal/overlay/OverlayTrigger.tsx';

/** Props of `PopoverClose`: those of `Button`, and `render`. */
export interface PopoverCloseProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and the click handler; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** A button that closes the popover. Your own click handler runs first and can stop it by `preventDefault()`. */
export function PopoverClose(props: PopoverCloseProps) {
  const {setOpen, contentId} = useOverlay('Popover', 'Close');
  const attributes = {command: 'hide-popover', commandfor: contentId};
  return <OverlayTrigger {...attributes} {...props} onActivate={() => setOpen(false)} />;
}
