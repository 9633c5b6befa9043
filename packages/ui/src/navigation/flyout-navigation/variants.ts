import {cva} from 'class-variance-authority';

/** A link or a button of the first level. Its line marks where the current page is, in forced colors too. */
export const entryVariants = cva(
  [
    'flex min-h-11 cursor-pointer items-center gap-1 border-b-2 px-3 font-medium no-underline',
    'transition-colors duration-150 ease-standard motion-reduce:transition-none hover:text-brand',
    'group-has-[:popover-open]:text-brand',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      holdsCurrent: {
        true: 'border-brand',
        false: 'border-transparent forced-colors:border-[Canvas]',
      },
    },
  },
);

/**
 * A panel: below the navigation and as wide as it, above it where less than a third of the window is left below. It is no
 * higher than its room, so that it does not cover the navigation. Browsers without anchors show it in the middle of the window.
 */
export const panelClasses = [
  'm-auto max-h-[min(70dvh,max(30dvh,100%))] w-[min(60rem,calc(100dvw-2rem))] overflow-y-auto overscroll-contain',
  'rounded-md border border-line bg-raised p-4 text-ink shadow-lg forced-colors:border-[CanvasText]',
  'supports-[position-area:end]:m-0 supports-[position-area:end]:inset-auto',
  'supports-[position-area:end]:w-auto supports-[position-area:end]:justify-self-stretch',
  '[position-anchor:--flyout-navigation] [position-area:self-block-end_center]',
  '[position-try-fallbacks:flip-block]',
  'transition-opacity duration-150 ease-standard starting:open:opacity-0 motion-reduce:transition-none',
].join(' ');

/** A link of a panel. */
export const linkVariants = cva(
  [
    'flex min-h-8 items-center rounded-sm px-2 py-0.5 no-underline',
    'hover:bg-brand-soft hover:text-brand-strong',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    'aria-[current=page]:text-brand aria-[current=page]:underline',
  ],
  {
    variants: {
      level: {1: 'w-fit font-semibold text-brand', 2: 'font-semibold', 3: 'text-ink-muted'},
    },
  },
);
