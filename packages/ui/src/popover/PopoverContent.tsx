'use client';

import {type ComponentProps, type FocusEvent, type RefObject, useRef} from 'react';
import {useOverlay, useTellId} from '../internal/overlay/overlay-context.ts';
import {PortalContainer} from '../internal/overlay/portal-container.ts';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useNameCheck} from '../internal/overlay/use-name-check.ts';
import {findInvoker, useNativePopover} from '../internal/overlay/use-native-popover.ts';
import {PopoverDataAttributes} from './data-attributes.ts';
import {type PopoverAlign, popoverClassName, type PopoverSide} from './variants.ts';

/** Props of `PopoverContent`. All other props of `<div>` reach the element. */
export interface PopoverContentProps extends Omit<ComponentProps<'div'>, 'popover' | 'role'> {
  /**
   * The position of the popover. If it doesn't fit there, it moves to the opposite side.
   * @default 'bottom'
   */
  side?: PopoverSide | undefined;
  /**
   * Which edges of popover and trigger are in line.
   * @default 'center'
   */
  align?: PopoverAlign | undefined;
  /**
   * Element inside that gets the focus on opening.
   * @default the first one that takes the focus, or the popover itself
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The popover itself: a native popover beside its trigger, above everything else on the page. */
export function PopoverContent({
  side = 'bottom',
  align = 'center',
  initialFocus,
  ref,
  className,
  children,
  onBlur,
  ...rest
}: PopoverContentProps) {
  const {open, setOpen, ...ids} = useOverlay('Popover', 'Content');
  const popover = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popover, ref);
  useTellId(rest.id ?? ids.contentId, ids.setContentId);
  useNameCheck(popover, {family: 'Popover', open});
  useNativePopover(popover, {
    open,
    setOpen,
    findTrigger: findInvoker,
    onShow(element) {
      const first = element.querySelector<HTMLElement>(FOCUSABLE);
      (initialFocus?.current ?? first ?? element).focus({preventScroll: true});
    },
  });

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    onBlur?.(event);
    const {relatedTarget: next, currentTarget} = event;
    if (!next || currentTarget.contains(next) || findInvoker(currentTarget)?.contains(next)) return;
    setOpen(false);
  }

  const attributes = {
    id: ids.contentId,
    role: 'dialog',
    tabIndex: -1,
    'aria-labelledby': rest['aria-label'] ? undefined : ids.titleId,
    'aria-describedby': ids.descriptionId,
    [PopoverDataAttributes.side]: side,
    [PopoverDataAttributes.align]: align,
    ...(open && {[PopoverDataAttributes.open]: ''}),
  } as const;
  return (
    <div
      {...attributes}
      {...rest}
      ref={mergedRef}
      popover="auto"
      className={popoverClassName(side, align, className)}
      onBlur={handleBlur}
    >
      <PortalContainer value={popover}>{children}</PortalContainer>
    </div>
  );
}
