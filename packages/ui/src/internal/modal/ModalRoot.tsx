'use client';

import {type ReactNode, useId, useState} from 'react';
import {type OpenProps, useOpenState} from '../overlay/use-open-state.ts';
import {ModalContext} from './modal-context.ts';

/** Holds the state of a modal overlay. */
export function ModalRoot({children, ...props}: OpenProps & {children?: ReactNode}) {
  const {open, setOpen} = useOpenState(props);
  const id = useId();
  const [contentId, setContentId] = useState(id);
  const [titleId, setTitleId] = useState(`${id}title`);
  const [descriptionId, setDescriptionId] = useState<string>();
  const ids = {contentId, titleId, descriptionId, setContentId, setTitleId, setDescriptionId};
  return <ModalContext value={{open, setOpen, ...ids}}>{children}</ModalContext>;
}
