'use client';

import {cva} from 'class-variance-authority';
import {type ComponentProps, type MouseEvent, useEffect, useRef, useState} from 'react';
import {ArrowUpIcon} from '../internal/icons.tsx';
import {reportMisuse} from '../internal/report-misuse.ts';
import {scrollContainerOf} from '../internal/scroll-container.ts';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {BackToTopDataAttributes} from './data-attributes.ts';
import {moveFocus} from './move-focus.ts';

/** Props of `BackToTop`. All other props of `<a>` reach the element. */
export interface BackToTopProps extends ComponentProps<'a'> {
  /**
   * Id of the element that gets the focus, with a hash before it. `#top` is the start of what scrolls: of the page, or
   * of the scrolling box around the link.
   * @default '#top'
   */
  href?: string | undefined;
  /**
   * The position of the link: in the corner of the window (`fixed`), or at the lower edge of the scrolling box whose last
   * child it is (`sticky`).
   * @default 'fixed'
   */
  position?: 'fixed' | 'sticky' | undefined;
}

const variants = cva(
  [
    'z-100 min-h-11 w-fit items-center gap-2 rounded-full border border-line-strong bg-raised px-4 py-2',
    'font-semibold text-ink shadow-md hover:bg-surface',
    'transition-[opacity,visibility] duration-200 ease-standard motion-reduce:transition-none',
    'not-data-visible:not-focus:invisible not-data-visible:not-focus:opacity-0',
    'noscript:visible! noscript:opacity-100!',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      position: {
        fixed: 'fixed inline-flex end-4 bottom-4',
        sticky: 'sticky flex bottom-3 ms-auto me-3 mt-3',
      },
    },
  },
);

/** A link to the top that shows once more than a screenful has been scrolled past. Moves the focus with it. */
export function BackToTop({
  href = '#top',
  position = 'fixed',
  className,
  children = 'Back to top',
  onClick,
  ref,
  ...rest
}: BackToTopProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [visible, setVisible] = useState(false);
  const mergedRef = useMergedRefs(link, ref);

  if (process.env.NODE_ENV !== 'production' && !/^#./.test(href)) {
    reportMisuse(
      'BackToTop',
      `got the \`href\` "${href}", which leads nowhere on this page. ` +
        'Pass the id of the element that gets the focus with a hash: `href="#main"`, or leave it out.',
    );
  }

  useEffect(() => {
    const container = scrollContainerOf(link.current!);
    const scroller = container ?? document.documentElement;
    const follow = () => setVisible(scroller.scrollTop > scroller.clientHeight);
    const target = container ?? window;
    follow();
    target.addEventListener('scroll', follow, {passive: true});
    return () => target.removeEventListener('scroll', follow);
  }, []);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const {defaultPrevented, altKey, ctrlKey, metaKey, shiftKey} = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const container = scrollContainerOf(event.currentTarget);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    (container ?? window).scrollTo({top: 0, behavior: reduced ? 'instant' : 'smooth'});
    moveFocus(
      document.getElementById(href.slice(1)) ??
        (container instanceof HTMLElement ? container : document.body),
    );
  }

  return (
    <a
      {...rest}
      {...(visible && {[BackToTopDataAttributes.visible]: ''})}
      ref={mergedRef}
      href={href}
      onClick={handleClick}
      className={variants({position, className})}
    >
      <ArrowUpIcon className="size-5 shrink-0" />
      {children}
    </a>
  );
}
