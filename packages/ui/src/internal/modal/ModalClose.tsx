'use client';

import {IconButton} from '../../button/index.ts';
import {CloseIcon} from '../icons.tsx';
import {type OverlayButtonProps, OverlayTrigger} from '../overlay/OverlayTrigger.tsx';
import {type OverlayFamily, useOverlay} from '../overlay/overlay-context.ts';

/** A button that closes the modal overlay. Until scripts run, the browser closes it by `command`. */
export function ModalClose({family, ...props}: OverlayButtonProps & {family: OverlayFamily}) {
  const {setOpen, contentId} = useOverlay(family, 'Close');
  const attributes = {command: 'close', commandfor: contentId};
  return <OverlayTrigger {...attributes} {...props} onActivate={() => setOpen(false)} />;
}

/** The cross in the upper corner at the end of the line. */
export function ModalCloseIcon({family, label}: {family: OverlayFamily; label: string}) {
  return (
    <span className="absolute end-3 top-3">
      <ModalClose
        family={family}
        render={
          <IconButton label={label} variant="ghost">
            <CloseIcon />
          </IconButton>
        }
      />
    </span>
  );
}
