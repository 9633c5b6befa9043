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
  /** Shows the tooltip after its delay. */
  showSoon: () => void;
  /** Hides the tooltip after a moment in which the pointer can get onto it. */
  hideSoon: () => void;
  /** Forgets what was to happen soon. */
  stay: () => void;
}

/** What the parts of a tooltip share. */
export const TooltipContext = createContext<Tooltip | undefined>(undefined);

/** The tooltip around a part. Throws when there is none, because the part could do nothing. */
export function useTooltip(part: string): Tooltip {
  const tooltip = useContext(TooltipContext);
  if (tooltip) return tooltip;
  throw missingRoot(`Tooltip${part}`, 'TooltipRoot');
}
