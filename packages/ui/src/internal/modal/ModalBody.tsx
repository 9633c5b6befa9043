'use client';

import {type ComponentProps, useEffect, useRef, useState} from 'react';
import {useMergedRefs} from '../use-merged-refs.ts';
import {type OverlayFamily, useOverlay} from '../overlay/overlay-context.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * The part that scrolls. While it does and holds nothing focusable, it is focusable itself, so that
 * the keyboard can scroll it. It then has the overlay's name, because a screen reader would read all of a nameless one.
 */
export function ModalBody({
  family,
  ref,
  ...props
}: ComponentProps<'div'> & {family: OverlayFamily}) {
  const {open, titleId} = useOverlay(family, 'Body');
  const body = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(body, ref);
  const [focusable, setFocusable] = useState(false);
  useEffect(() => {
    const {scrollHeight, clientHeight} = body.current!;
    setFocusable(open && scrollHeight > clientHeight && !body.current!.querySelector(FOCUSABLE));
  }, [open]);
  const scroller = {
    tabIndex: 0,
    role: 'group',
    'aria-labelledby': props['aria-label'] ? undefined : titleId,
  };
  return <div {...(focusable && scroller)} {...props} ref={mergedRef} />;
}
