'use client';

import {createContext, useContext, useEffect} from 'react';
import {missingRoot} from './missing-root.ts';

interface Overlay {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Ids of the element, its title and its description. The last is absent while there is none. */
  contentId: string;
  titleId: string;
  descriptionId?: string | undefined;
  setContentId: (id: string) => void;
  setTitleId: (id: string) => void;
  setDescriptionId: (id: string | undefined) => void;
}

/** The state that an overlay's parts share. */
export const OverlayContext = createContext<Overlay | undefined>(undefined);

/** Names of the components that are made of these parts. */
export type OverlayFamily = 'Dialog' | 'FlexDrawer' | 'Popover' | 'Sheet';

/** The overlay around a part. Throws when there is none, because the part could do nothing. */
export function useOverlay(family: OverlayFamily, part: string): Overlay {
  const overlay = useContext(OverlayContext);
  if (overlay) return overlay;
  throw missingRoot(`${family}${part}`, `${family}Root`);
}

/** Tells the overlay the id of a part, which the user may have chosen. */
export function useTellId(id: string, tell: (id: string) => void) {
  useEffect(() => tell(id), [id, tell]);
}
