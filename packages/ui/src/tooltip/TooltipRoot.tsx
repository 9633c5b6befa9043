'use client';

import {type ReactNode, useId, useState} from 'react';
import {useOpenState} from '../internal/overlay/use-open-state.ts';
import {TooltipContext} from './tooltip-context.ts';
import {useTooltipTiming} from './use-tooltip-timing.ts';
import type {TooltipKind} from './variants.ts';

/** Props of `TooltipRoot`. */
export interface TooltipRootProps {
  /**
   * The tooltip's relation to its trigger. `label`: the words of its label, for those who see the icon alone.
   * `description`: a remark, which screen readers read after the name.
   * @default 'label'
   */
  kind?: TooltipKind | undefined;
  /**
   * The time that the pointer rests on the trigger before the tooltip shows, in milliseconds. For the keyboard, and
   * beside a tooltip that was shown a moment ago, it shows at once.
   * @default 500
   */
  delay?: number | undefined;
  /** Whether the tooltip is shown, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /** Called when the tooltip is to be shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode | undefined;
}

/** Holds the state of a tooltip and connects its parts. Renders no element. */
export function TooltipRoot({kind = 'label', delay = 500, children, ...props}: TooltipRootProps) {
  const {open, setOpen} = useOpenState(props);
  const id = useId();
  const [contentId, setContentId] = useState(id);
  const timing = useTooltipTiming({open, setOpen, delay});
  return (
    <TooltipContext value={{open, setOpen, kind, contentId, setContentId, ...timing}}>
      {children}
    </TooltipContext>
  );
}
