'use client';

import {type ComponentProps, type PointerEvent, useEffect, useRef} from 'react';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useNativePopover} from '../internal/overlay/use-native-popover.ts';
import {useTellId} from '../internal/overlay/overlay-context.ts';
import {TooltipDataAttributes} from './data-attributes.ts';
import {reportTooltip} from './report-tooltip.ts';
import {useTooltip} from './tooltip-context.ts';
import {tooltipClassName, type TooltipSide} from './variants.ts';

/** Props of `TooltipContent`. All other props of `<div>` reach the element. */
export interface TooltipContentProps extends Omit<ComponentProps<'div'>, 'popover' | 'role'> {
  /**
   * The position of the tooltip. If it doesn't fit there, it moves to the opposite side.
   * @default 'top'
   */
  side?: TooltipSide | undefined;
}

const findTrigger = ({id}: HTMLElement) =>
  document.querySelector<HTMLElement>(`[${TooltipDataAttributes.content}=${JSON.stringify(id)}]`);

/** The words beside the control. Text alone: a tooltip is not for anything that can be pressed. */
export function TooltipContent({
  side = 'top',
  ref,
  className,
  onPointerEnter,
  onPointerLeave,
  ...rest
}: TooltipContentProps) {
  const {open, setOpen, kind, contentId, setContentId, stay, hideSoon} = useTooltip('Content');
  const content = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(content, ref);
  useTellId(rest.id ?? contentId, setContentId);
  useNativePopover(content, {open, setOpen, findTrigger});
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      if (open) reportTooltip(kind, content.current!, findTrigger(content.current!));
    }
  }, [open, kind]);

  function handleEnter(event: PointerEvent<HTMLDivElement>) {
    onPointerEnter?.(event);
    stay();
  }
  function handleLeave(event: PointerEvent<HTMLDivElement>) {
    onPointerLeave?.(event);
    hideSoon();
  }

  const attributes = {
    id: contentId,
    role: 'tooltip',
    'aria-hidden': kind === 'label' || undefined,
    [TooltipDataAttributes.side]: side,
    ...(open && {[TooltipDataAttributes.open]: ''}),
  } as const;
  return (
    <div
      {...attributes}
      {...rest}
      ref={mergedRef}
      popover="manual"
      className={tooltipClassName(side, className)}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
    />
  );
}
