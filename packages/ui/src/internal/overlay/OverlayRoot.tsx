'use client';

import {type ReactNode, useId, useState} from 'react';
import {type OpenProps, useOpenState} from './use-open-state.ts';
import {OverlayContext} from './overlay-context.ts';

/** Holds the state of an overlay. */
export function OverlayRoot({children, ...props}: OpenProps & {children?: ReactNode | undefined}) {
  const {open, setOpen} = useOpenState(props);
  const id = useId();
  const [contentId, setContentId] = useState(id);
  const [titleId, setTitleId] = useState(`${id}title`);
  const [descriptionId, setDescriptionId] = useState<string>();
  const ids = {contentId, titleId, descriptionId, setContentId, setTitleId, setDescriptionId};
  return <OverlayContext value={{open, setOpen, ...ids}}>{children}</OverlayContext>;
}
