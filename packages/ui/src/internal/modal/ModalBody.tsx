'use client';

import {type ComponentProps, useEffect, useRef, useState} from 'react';
import {useMergedRefs} from '../use-merged-refs.ts';
import {type OverlayFamily, useOverlay} from '../overlay/overlay-context.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * The part that scrolls. While it does and holds nothing that takes the focus, it takes the focus itself, so that
 * the keyboard can scroll it.
 */
export function ModalBody({
  family,
  ref,
  ...props
}: ComponentProps<'div'> & {family: OverlayFamily}) {
  const {open} = useOverlay(family, 'Body');
  const body = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(body, ref);
  const [focusable, setFocusable] = useState(false);
  useEffect(() => {
    const {scrollHeight, clientHeight} = body.current!;
    setFocusable(open && scrollHeight > clientHeight && !body.current!.querySelector(FOCUSABLE));
  }, [open]);
  return <div {...(focusable && {tabIndex: 0})} {...props} ref={mergedRef} />;
}
