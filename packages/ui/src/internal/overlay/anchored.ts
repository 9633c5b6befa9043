/** The side of the trigger on which a popup opens: above, below, or where lines start or end. */
export type AnchorSide = 'top' | 'bottom' | 'start' | 'end';

/** Which edges of popup and trigger are in line. */
export type AnchorAlign = 'start' | 'center' | 'end';

const AREAS: Record<AnchorSide, Record<AnchorAlign, string>> = {
  top: {
    start: '[position-area:self-block-start_span-self-inline-end]',
    center: '[position-area:self-block-start]',
    end: '[position-area:self-block-start_span-self-inline-start]',
  },
  bottom: {
    start: '[position-area:self-block-end_span-self-inline-end]',
    center: '[position-area:self-block-end]',
    end: '[position-area:self-block-end_span-self-inline-start]',
  },
  start: {
    start: '[position-area:span-self-block-end_self-inline-start]',
    center: '[position-area:self-inline-start]',
    end: '[position-area:span-self-block-start_self-inline-start]',
  },
  end: {
    start: '[position-area:span-self-block-end_self-inline-end]',
    center: '[position-area:self-inline-end]',
    end: '[position-area:span-self-block-start_self-inline-end]',
  },
};

/**
 * Class names that put a native popover beside its invoker. The browser moves it to the other side where it would
 * not fit, and hides it with an invoker that is scrolled away. A browser without anchor positioning shows it in
 * the middle of the screen.
 */
export function anchoredClassName(side: AnchorSide, align: AnchorAlign) {
  return [
    'fixed inset-auto [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]',
    '[position-visibility:anchors-visible]',
    'not-supports-[position-area:top]:inset-0 not-supports-[position-area:top]:m-auto',
    // In line with its trigger it keeps no distance on that axis, in the middle it keeps one from the screen's edge.
    align === 'center' ? 'm-2' : side === 'top' || side === 'bottom' ? 'mx-0 my-2' : 'mx-2 my-0',
    AREAS[side][align],
  ];
}

/** Class names of a native popover that fades in and out. */
export const fadeClassName = [
  'opacity-0 open:opacity-100 starting:open:opacity-0',
  'transition-[opacity,display,overlay] duration-fast ease-standard transition-discrete',
];
