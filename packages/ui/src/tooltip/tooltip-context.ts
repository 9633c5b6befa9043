'use client';

import {createContext, useContext} from 'react';
import {missingRoot} from '../internal/overlay/missing-root.ts';
import type {TooltipKind} from './variants.ts';

interface Tooltip {
  open: boolean;
  setOpen: (open: boolean) => void;
  kind: TooltipKind;
  contentId: string;
  setContentId: (id: string) => void;
  /** The pointer came onto the trigger: shows the tooltip after its delay. */
  showSoon: () => void;
  /** The pointer left: hides the tooltip after a moment in which it can come back, unless the focus holds it. */
  hideSoon: () => void;
  /** The pointer came onto the tooltip: forgets what was to happen soon. */
  stay: () => void;
  /** The keyboard's focus came: shows the tooltip at once. */
  showForFocus: () => void;
  /** The focus left: hides the tooltip at once, unless the pointer holds it. */
  hideAfterFocus: () => void;
  /** The trigger is pressed: hides the tooltip, whatever holds it. */
  hideForPress: () => void;
}

/** The state that a tooltip's parts share. */
export const TooltipContext = createContext<Tooltip | undefined>(undefined);

/** The tooltip around a part. Throws when there is none, because the part could do nothing. */
export function useTooltip(part: string): Tooltip {
  const tooltip = useContext(TooltipContext);
  if (tooltip) return tooltip;
  throw missingRoot(`Tooltip${part}`, 'TooltipRoot');
}
