import clsx from 'clsx';

/** Words on a scrim at the foot of the tile, which is dark in both modes. The border shows where colors are forced. */
export const captionClasses =
  'self-end border-t border-transparent bg-overlay p-4 text-base text-on-overlay [grid-area:1/1]';

/** Folded when neither a pointer nor the focus is on the tile, which is two levels above. */
export const moreClasses = clsx(
  'grid grid-rows-[1fr] transition-[grid-template-rows] duration-medium ease-standard',
  '[@media(hover:hover)]:[:not(:hover,:focus-within)>div>&]:grid-rows-[0fr]',
);

/** Folded again by Escape, where the text is not always shown. */
export const dismissedClasses = '[@media(hover:hover)]:grid-rows-[0fr]';

/** Shown under a pointer that can hover, and with the focus. */
export const secondImageClasses = clsx(
  'opacity-0 transition-opacity duration-medium ease-standard',
  'group-focus-within/hover-tile:opacity-100 group-hover/hover-tile:opacity-100',
);
