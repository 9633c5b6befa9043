import {cva} from 'class-variance-authority';

/**
 * The bar scrolls in place of wrapping. Its scroll padding leaves no part where an entry counts as shown that is cut off,
 * so the browser brings the focused one to the middle. Where there is more to see, a shadow is on that edge: the two covers
 * scroll with the content and hide it at either end.
 */
export const navVariants = cva('text-base text-ink', {
  variants: {
    orientation: {
      horizontal: [
        'overflow-x-auto overscroll-x-contain scroll-px-[49%]',
        '[scrollbar-width:thin] bg-no-repeat',
        'bg-[linear-gradient(to_right,var(--color-canvas)_40%,transparent),linear-gradient(to_left,var(--color-canvas)_40%,transparent),linear-gradient(to_right,color-mix(in_srgb,var(--color-ink)_18%,transparent),transparent),linear-gradient(to_left,color-mix(in_srgb,var(--color-ink)_18%,transparent),transparent)]',
        '[background-size:3rem_100%,3rem_100%,1rem_100%,1rem_100%]',
        '[background-position:left,right,left,right]',
        '[background-attachment:local,local,scroll,scroll]',
      ],
      vertical: 'border-s border-line',
    },
  },
});

/** The list of the first level. */
export const listVariants = cva('flex', {
  variants: {
    orientation: {
      horizontal: 'w-max min-w-full gap-1 border-b border-line',
      vertical: 'flex-col',
    },
  },
});

/** A link or a button of the bar. Its line marks the current page and stays in forced-colors mode. */
export const entryVariants = cva(
  [
    'flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap px-3 font-medium no-underline',
    'transition-colors duration-150 ease-standard motion-reduce:transition-none hover:text-brand',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    'aria-[current=page]:border-brand aria-[current=page]:text-brand',
  ],
  {
    variants: {
      orientation: {
        horizontal: '-mb-px border-b-2 aria-[current=page]:[scroll-initial-target:nearest]',
        vertical: '-ms-px border-s-2',
      },
      holdsCurrent: {
        true: 'border-brand text-brand',
        false: 'border-transparent forced-colors:not-aria-[current=page]:border-[Canvas]',
      },
    },
  },
);

/**
 * The panel of an entry: below it, within the viewport, and no higher than the room there, so that it does not cover the
 * entry. Browsers without anchors show it in the middle.
 */
export const panelClasses = [
  'm-auto max-h-[min(70dvh,max(30dvh,100%))] w-max max-w-[min(20rem,calc(100dvw-2rem))] overflow-y-auto',
  'rounded-md border border-line-strong bg-raised p-2 text-ink shadow-md',
  'supports-[position-area:end]:m-0 supports-[position-area:end]:inset-auto',
  '[position-anchor:--menu-bar-entry] [position-area:self-block-end_span-self-inline-end]',
  '[position-try-fallbacks:flip-inline,flip-block]',
];

/** A link inside a panel or below an entry of a vertical bar. */
export const subLinkClasses = [
  'flex min-h-10 items-center rounded-sm px-3 no-underline hover:bg-brand-soft hover:text-brand-strong',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'aria-[current=page]:font-semibold aria-[current=page]:text-brand',
];
