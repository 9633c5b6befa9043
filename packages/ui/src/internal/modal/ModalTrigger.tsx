'use client';

import {type OverlayButtonProps, OverlayTrigger} from '../overlay/OverlayTrigger.tsx';
import {type OverlayFamily, useOverlay} from '../overlay/overlay-context.ts';
import {OverlayDataAttributes} from '../overlay/data-attributes.ts';

/** The button that opens a modal overlay. Until scripts run, the browser opens it by `command`. */
export function ModalTrigger({family, ...props}: OverlayButtonProps & {family: OverlayFamily}) {
  const {open, setOpen, contentId} = useOverlay(family, 'Trigger');
  const attributes = {
    command: 'show-modal',
    commandfor: contentId,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': contentId,
    ...(open && {[OverlayDataAttributes.popupOpen]: ''}),
  } as const;
  return <OverlayTrigger {...attributes} {...props} onActivate={() => setOpen(true)} />;
}
