'use client';

import {type ComponentProps, useEffect} from 'react';
import {type OverlayFamily, useOverlay, useTellId} from './overlay-context.ts';

/** The heading that names the overlay. */
export function OverlayTitle({family, ...props}: ComponentProps<'h2'> & {family: OverlayFamily}) {
  const {titleId, setTitleId} = useOverlay(family, 'Title');
  const id = props.id ?? titleId;
  useTellId(id, setTitleId);
  return (
    <h2 {...props} id={id}>
      {props.children}
    </h2>
  );
}

/** The text that describes the overlay. */
export function OverlayDescription({
  family,
  ...props
}: ComponentProps<'p'> & {family: OverlayFamily}) {
  const {titleId, setDescriptionId} = useOverlay(family, 'Description');
  const id = props.id ?? `${titleId}-description`;
  useEffect(() => {
    setDescriptionId(id);
    return () => setDescriptionId(undefined);
  }, [id, setDescriptionId]);
  return <p {...props} id={id} />;
}
