'use client';

import {type ComponentProps, type RefObject, type SyntheticEvent, useEffect, useRef} from 'react';
import {lockScroll} from '../overlay/lock-scroll.ts';
import {PortalContainer} from '../overlay/portal-container.ts';
import {useNameCheck} from '../overlay/use-name-check.ts';
import {useMergedRefs} from '../use-merged-refs.ts';
import {OverlayDataAttributes} from '../overlay/data-attributes.ts';
import {type OverlayFamily, useOverlay, useTellId} from '../overlay/overlay-context.ts';
import {ModalCloseIcon} from './ModalClose.tsx';
import {useNativeModal} from './use-native-modal.ts';
import {useOutsidePress} from './use-outside-press.ts';

interface ModalPanelProps extends Omit<ComponentProps<'dialog'>, 'open' | 'role'> {
  family: OverlayFamily;
  role?: 'dialog' | 'alertdialog' | undefined;
  closeOnOutsidePress: boolean;
  closeLabel: string | false;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The native `<dialog>` behind `DialogContent` and `SheetContent`. Its content is in the page from the start. */
export function ModalPanel({
  family,
  closeOnOutsidePress,
  closeLabel,
  initialFocus,
  ref,
  children,
  onCancel,
  onClose,
  ...rest
}: ModalPanelProps) {
  const overlay = useOverlay(family, 'Content');
  const {open, setOpen, contentId, titleId, descriptionId} = overlay;
  const dialog = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRefs(dialog, ref);
  useTellId(rest.id ?? contentId, overlay.setContentId);
  useNativeModal(dialog, {open, setOpen, initialFocus});
  useOutsidePress(dialog, closeOnOutsidePress ? () => setOpen(false) : undefined);
  useEffect(() => (open ? lockScroll() : undefined), [open]);
  useNameCheck(dialog, {family, open});

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    onCancel?.(event);
    // The dialog stays until the state says otherwise, so that who controls it can refuse.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    setOpen(false);
  }

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    onClose?.(event);
    if (event.target === event.currentTarget) setOpen(false);
  }

  const name = rest['aria-label'] ? undefined : titleId;
  const attributes = {
    id: contentId,
    'aria-labelledby': name,
    'aria-describedby': descriptionId,
    ...(open && {[OverlayDataAttributes.open]: ''}),
  };
  return (
    <dialog {...attributes} {...rest} ref={mergedRef} onCancel={handleCancel} onClose={handleClose}>
      <PortalContainer value={dialog}>{children}</PortalContainer>
      {closeLabel !== false && <ModalCloseIcon family={family} label={closeLabel} />}
    </dialog>
  );
}
