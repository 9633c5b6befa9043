'use client';

import {type OverlayButtonProps, OverlayTrigger} from '../overlay/OverlayTrigger.tsx';
import {type ModalFamily, useModal} from './modal-context.ts';
import {ModalDataAttributes} from './data-attributes.ts';

/** The button that opens a modal overlay. Until scripts run, the browser opens it by `command`. */
export function ModalTrigger({family, ...props}: OverlayButtonProps & {family: ModalFamily}) {
  const {open, setOpen, contentId} = useModal(family, 'Trigger');
  const attributes = {
    command: 'show-modal',
    commandfor: contentId,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': contentId,
    ...(open && {[ModalDataAttributes.popupOpen]: ''}),
  } as const;
  return <OverlayTrigger {...attributes} {...props} onActivate={() => setOpen(true)} />;
}
