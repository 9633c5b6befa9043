'use client';

import {type ComponentProps, useEffect} from 'react';
import {type ModalFamily, useModal, useTellId} from './modal-context.ts';

/** The heading that names the overlay. */
export function ModalTitle({family, ...props}: ComponentProps<'h2'> & {family: ModalFamily}) {
  const {titleId, setTitleId} = useModal(family, 'Title');
  const id = props.id ?? titleId;
  useTellId(id, setTitleId);
  return (
    <h2 {...props} id={id}>
      {props.children}
    </h2>
  );
}

/** The text that describes the overlay. */
export function ModalDescription({family, ...props}: ComponentProps<'p'> & {family: ModalFamily}) {
  const {titleId, setDescriptionId} = useModal(family, 'Description');
  const id = props.id ?? `${titleId}-description`;
  useEffect(() => {
    setDescriptionId(id);
    return () => setDescriptionId(undefined);
  }, [id, setDescriptionId]);
  return <p {...props} id={id} />;
}
