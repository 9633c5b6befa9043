'use client';

import {type ComponentProps, type RefObject, type SyntheticEvent, useEffect, useRef} from 'react';
import {lockScroll} from '../overlay/lock-scroll.ts';
import {PortalContainer} from '../overlay/portal-container.ts';
import {useMergedRef} from '../overlay/use-merged-ref.ts';
import {reportMisuse} from '../report-misuse.ts';
import {ModalDataAttributes} from './data-attributes.ts';
import {type ModalFamily, useModal, useTellId} from './modal-context.ts';
import {ModalCloseIcon} from './ModalClose.tsx';
import {useNativeModal} from './use-native-modal.ts';
import {useOutsidePress} from './use-outside-press.ts';

interface ModalPanelProps extends Omit<ComponentProps<'dialog'>, 'open' | 'role'> {
  family: ModalFamily;
  role?: 'dialog' | 'alertdialog';
  closeOnOutsidePress: boolean;
  closeLabel: string | false;
  initialFocus?: RefObject<HTMLElement | null>;
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
  const modal = useModal(family, 'Content');
  const {open, setOpen, contentId, titleId, descriptionId} = modal;
  const dialog = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRef(dialog, ref);
  useTellId(rest.id ?? contentId, modal.setContentId);
  useNativeModal(dialog, {open, setOpen, initialFocus});
  useOutsidePress(dialog, closeOnOutsidePress ? () => setOpen(false) : undefined);
  useEffect(() => (open ? lockScroll() : undefined), [open]);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !open) return;
    // The title tells its id in an effect too, so the name is there a moment later.
    const timer = setTimeout(() => reportNameless(family, dialog.current!));
    return () => clearTimeout(timer);
  }, [open, family]);

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
    ...(open && {[ModalDataAttributes.open]: ''}),
  };
  return (
    <dialog {...attributes} {...rest} ref={mergedRef} onCancel={handleCancel} onClose={handleClose}>
      <PortalContainer value={dialog}>{children}</PortalContainer>
      {closeLabel !== false && <ModalCloseIcon family={family} label={closeLabel} />}
    </dialog>
  );
}

function reportNameless(family: ModalFamily, dialog: HTMLDialogElement) {
  const ids = (dialog.getAttribute('aria-labelledby') ?? '').split(' ');
  if (
    dialog.hasAttribute('aria-label') ||
    ids.some((id) => document.getElementById(id)?.textContent)
  )
    return;
  reportMisuse(
    `${family}Content`,
    'is open and has no name, so a screen reader announces a dialog without saying which. ' +
      `Put a <${family}Title> into it, or pass \`aria-label\`.`,
  );
}
