import {cva} from 'class-variance-authority';

/** An item beside one that is open is hidden: the open one takes the place of the whole list. */
export const itemClasses =
  '[:has(>li>details[open])>&:not(:has(>details[open]))]:hidden border-b border-line has-[>details[open]]:border-b-0';

/** Where a level further down is open, only its own summary leads back. */
export const detailsClasses = '[&:has(details[open])>summary]:hidden';

/** A row: a link, or the summary that leads down and, once it is open, back. */
export const rowVariants = cva(
  [
    'flex min-h-12 cursor-pointer items-center gap-2 px-3 py-2 no-underline',
    'hover:bg-brand-soft hover:text-brand-strong',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  ],
  {
    variants: {
      kind: {
        link: 'aria-[current=page]:font-semibold aria-[current=page]:text-brand aria-[current=page]:underline',
        summary: [
          'select-none list-none [&::-webkit-details-marker]:hidden',
          '[details[open]>&]:border-b [details[open]>&]:border-line-strong [details[open]>&]:font-semibold',
        ],
      },
    },
  },
);

/** The way back, shown on an open summary. */
export const backClasses =
  'hidden items-center gap-1 font-regular text-ink-muted [details[open]>summary>&]:inline-flex';

/** The arrow of a closed summary. */
export const onwardClasses =
  'ms-auto size-5 shrink-0 rtl:-scale-x-100 [details[open]>summary>&]:hidden';
