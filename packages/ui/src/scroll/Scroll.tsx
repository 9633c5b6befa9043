'use client';

import {cva} from 'class-variance-authority';
import {type ComponentProps, useRef} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {ScrollDataAttributes} from './data-attributes.ts';
import {useOverflow} from './use-overflow.ts';

/** Direction in which a scroll area scrolls. */
export type ScrollOrientation =
  /** Sideways. */
  | 'horizontal'
  /** Up and down. Give the area a height. */
  | 'vertical';

/** Props of `Scroll`. All other props of `<div>` reach the element. */
export interface ScrollProps extends ComponentProps<'div'> {
  /**
   * Direction in which it scrolls.
   * @default 'horizontal'
   */
  orientation?: ScrollOrientation | undefined;
  /** Names the area. Required unless a heading names it by `aria-labelledby`, since the area takes the focus. */
  'aria-label'?: string | undefined;
  /**
   * Whether the browser's scrollbar shows. Hide it only where the content is cut in a way that says that there is more.
   * @default 'auto'
   */
  scrollbar?: 'auto' | 'hidden' | undefined;
}

/**
 * An edge fades by a mask, whose first and last stop are at the edge itself while nothing is hidden there. The focus
 * outline and forced colors need whole edges.
 */
const variants = cva(
  [
    'rounded-sm [--scroll-end:0px] [--scroll-start:0px]',
    'data-overflow-end:[--scroll-end:var(--scroll-fade,2.5rem)]',
    'data-overflow-start:[--scroll-start:var(--scroll-fade,2.5rem)]',
    'focus-visible:[mask-image:none] forced-colors:[mask-image:none]',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    '[mask-image:linear-gradient(var(--scroll-to),transparent,black_var(--scroll-start),black_calc(100%-var(--scroll-end)),transparent)]',
  ],
  {
    variants: {
      orientation: {
        horizontal:
          'overflow-x-auto overflow-y-hidden [--scroll-to:to_right] rtl:[--scroll-to:to_left]',
        vertical: 'overflow-x-hidden overflow-y-auto [--scroll-to:to_bottom]',
      },
      scrollbar: {auto: '[scrollbar-width:thin]', hidden: '[scrollbar-width:none]'},
    },
  },
);

/** An area that scrolls natively, and whose edge fades where content is hidden. */
export function Scroll({
  orientation = 'horizontal',
  scrollbar = 'auto',
  className,
  ref,
  ...rest
}: ScrollProps) {
  const element = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(element, ref);
  const overflow = useOverflow(element, orientation === 'horizontal');
  const scrolls = !overflow || overflow.start || overflow.end;

  if (process.env.NODE_ENV !== 'production' && !rest['aria-label'] && !rest['aria-labelledby']) {
    reportMisuse(
      'Scroll',
      "has no name. It's focusable, so that the arrow keys can scroll it, and screen readers have to say what it is. " +
        'Pass `aria-label="Often bought together"`, or the id of a heading as `aria-labelledby`.',
    );
  }

  return (
    <div
      // A keyboard has no other way to scroll it in every browser.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}
      role="region"
      {...rest}
      {...{
        [ScrollDataAttributes.orientation]: orientation,
        ...(overflow?.start && {[ScrollDataAttributes.overflowStart]: ''}),
        ...(overflow?.end && {[ScrollDataAttributes.overflowEnd]: ''}),
      }}
      ref={mergedRef}
      className={variants({orientation, scrollbar, className})}
    />
  );
}
