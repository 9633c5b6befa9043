export const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** The frame of a large medium. */
export const FRAME = 'relative aspect-product overflow-hidden rounded-lg bg-surface';
