import clsx from 'clsx';
import {anchoredClassName} from '../../internal/overlay/anchored.ts';

/** Class names of the box with the list. Two fifths of the screen fit above or below each input. */
export const boxClassName = clsx(
  anchoredClassName('bottom', 'start'),
  'max-h-[min(18rem,40dvh)] w-max min-w-[anchor-size(width)] max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain',
  'rounded-md border border-line-strong bg-raised p-1 text-base text-ink text-start shadow-md',
);

/** Class names of an option. Forced colors show the outline of the current one, which is transparent otherwise. */
export const optionClassName = clsx(
  'flex min-h-10 scroll-my-1 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 select-none',
  'hover:bg-surface data-highlighted:bg-brand-soft',
  'outline-2 -outline-offset-2 outline-transparent not-data-highlighted:outline-none',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-muted forced-colors:data-disabled:text-[GrayText]',
);

/** Class names of the button that clears the input. It is on the input, beside the arrow, and hidden while there is no text, or no script. */
export const clearClassName = clsx(
  'relative -ms-16 me-8 grid h-8 w-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-muted hover:text-ink',
  'peer-placeholder-shown:hidden peer-disabled:hidden peer-read-only:hidden noscript:hidden',
);
