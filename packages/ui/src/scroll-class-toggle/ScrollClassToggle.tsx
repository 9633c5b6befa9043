'use client';

import clsx from 'clsx';
import {type ComponentProps, useEffect, useRef, useState} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {scrollContainerOf} from '../internal/scroll-container.ts';
import {ScrollClassToggleDataAttributes} from './data-attributes.ts';

/** Props of `ScrollClassToggle`. All other props of `<div>` reach the element. */
export interface ScrollClassToggleProps extends ComponentProps<'div'> {
  /**
   * The distance that the element's place has to be scrolled out of view, in CSS pixels. With 0, it counts as
   * soon as it leaves.
   * @default 0
   */
  offset?: number | undefined;
  /** Class names that the element has once the offset has been scrolled past. */
  scrolledClassName?: string | undefined;
  /** Called when the offset is scrolled past (`true`), and when it is scrolled back (`false`). */
  onScrolledChange?: ((scrolled: boolean) => void) | undefined;
}

/** Further away than any content: what is still to come counts as not scrolled past. */
const FAR = 1_000_000;

/** Toggles class names of its element once a place of the page, or of the scrolling box around it, is scrolled past. */
export function ScrollClassToggle({
  offset = 0,
  scrolledClassName,
  onScrolledChange,
  className,
  ...rest
}: ScrollClassToggleProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const latest = useRef(onScrolledChange);
  const isValid = Number.isFinite(offset) && offset >= 0;

  if (process.env.NODE_ENV !== 'production' && !isValid) {
    reportMisuse(
      'ScrollClassToggle',
      `got the offset ${offset}, so 0 is taken. An offset is a distance: pass CSS pixels of at least 0, or move the ` +
        'component to the place that matters.',
    );
  }

  useEffect(() => {
    latest.current = onScrolledChange;
  });

  useEffect(() => {
    let before = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)?.isIntersecting === false;
        if (now === before) return;
        before = now;
        setScrolled(now);
        latest.current?.(now);
      },
      {
        root: scrollContainerOf(mark.current!),
        rootMargin: `${isValid ? offset : 0}px ${FAR}px ${FAR}px ${FAR}px`,
      },
    );
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, [offset, isValid]);

  return (
    <>
      {/* Marks the place, since the element itself may stick to the window. */}
      <span ref={mark} aria-hidden="true" className="block size-0" />
      <div
        {...rest}
        {...(scrolled && {[ScrollClassToggleDataAttributes.scrolled]: ''})}
        className={clsx(className, scrolled && scrolledClassName)}
      />
    </>
  );
}
