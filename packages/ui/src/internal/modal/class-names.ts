/** Class names that dialogs and sheets share: the backdrop fades, and all stays in view until it has. */
export const modalClassName = [
  'fixed flex-col overflow-auto bg-raised p-0 text-base text-ink shadow-lg open:flex',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
  'transition-[opacity,translate,scale,display,overlay] duration-medium ease-standard transition-discrete',
  'backdrop:bg-overlay backdrop:opacity-0 open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
  'backdrop:transition-[opacity,display,overlay] backdrop:duration-medium backdrop:transition-discrete',
];

/** Room for the cross at the end of the first line. */
export const modalTitleClassName = 'shrink-0 px-6 pt-4 pe-16 text-xl font-semibold';

/** Text below the title. */
export const modalDescriptionClassName = 'shrink-0 px-6 pt-1 text-ink-muted';

/**
 * The part that scrolls. It keeps room for a line on a screen that is too low for the rest, and the panel scrolls then.
 * Its outline is inside, where the edge of the panel does not cut it off.
 */
export const modalBodyClassName = [
  'min-h-14 flex-1 scroll-py-2 overflow-auto px-6 py-4',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
];

/** The actions at the end. */
export const modalFooterClassName =
  'flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-6 py-4';
