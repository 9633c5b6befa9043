'use client';

import {createContext, useContext, useEffect} from 'react';

interface Modal {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Ids of the element, its title and its description. The last is absent while there is none. */
  contentId: string;
  titleId: string;
  descriptionId?: string;
  setContentId: (id: string) => void;
  setTitleId: (id: string) => void;
  setDescriptionId: (id: string | undefined) => void;
}

/** What the parts of a modal overlay share. */
export const ModalContext = createContext<Modal | undefined>(undefined);

/** Names of the components that are made of these parts. */
export type ModalFamily = 'Dialog' | 'Sheet';

/** The overlay around a part. Throws when there is none, because the part could do nothing. */
export function useModal(family: ModalFamily, part: string): Modal {
  const modal = useContext(ModalContext);
  if (modal) return modal;
  throw new Error(
    `Storefront Toolkit: <${family}${part}> stands outside of <${family}Root>, so it belongs to no overlay. ` +
      `Put it inside of <${family}Root>.`,
  );
}

/** Tells the overlay the id of a part, which the user may have chosen. */
export function useTellId(id: string, tell: (id: string) => void) {
  useEffect(() => tell(id), [id, tell]);
}
