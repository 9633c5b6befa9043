'use client';

import {createContext, useContext} from 'react';
import {missingRoot} from '../internal/overlay/missing-root.ts';

/** A height at which a drawer rests. */
export type DrawerSnapPoint =
  /** Part of the screen from 0 to 1, or pixels above 1. */
  | number
  /** Pixels. */
  | `${number}px`
  /** Heights of the root's text. */
  | `${number}rem`;

interface Drawer {
  snapPoints: readonly DrawerSnapPoint[];
  /** Moves on to the next higher snap point, and from the highest to the lowest. */
  snapToNext: () => void;
}

/** The state that a drawer's parts share. */
export const DrawerContext = createContext<Drawer | undefined>(undefined);

/** The drawer around a part. Throws when there is none, because the part could do nothing. */
export function useDrawer(part: string): Drawer {
  const drawer = useContext(DrawerContext);
  if (drawer) return drawer;
  throw missingRoot(`Drawer${part}`, 'DrawerRoot');
}
