import {cva} from 'class-variance-authority';

/**
 * The content grows and shrinks where the browser can animate to a height that nobody knows; elsewhere it opens at
 * once. Only while it closes does its visibility take part: content that opens must be there at once, or else the browser
 * does not scroll to what it has found in it.
 */
export const itemVariants = cva([
  'group/accordion-item border-b border-line [interpolate-size:allow-keywords]',
  'details-content:h-0 details-content:overflow-clip open:details-content:h-auto',
  'details-content:transition-[height,content-visibility] open:details-content:transition-[height]',
  'details-content:transition-discrete',
  'details-content:duration-200 details-content:ease-standard',
  'motion-reduce:details-content:transition-none motion-reduce:open:details-content:transition-none',
]);

export const triggerVariants = cva([
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3',
  'text-start text-base font-semibold text-ink hover:text-brand',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  '[&::-webkit-details-marker]:hidden',
]);
