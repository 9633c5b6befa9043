import type {MouseEvent, SyntheticEvent} from 'react';

/** The link of this site that an event is about, if its page can be shown in place. */
export function innerLink({target}: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensElsewhere = !link || link.target || link.hasAttribute('download');
  return opensElsewhere || link.origin !== location.origin ? undefined : link;
}

/** Whether a click asks for a page here, and not in a tab or a window of its own. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function preload(event: SyntheticEvent) {
  const link = innerLink(event);
  if (link && link.pathname !== location.pathname) {
    void window.docusaurus.preload(link.pathname);
  }
}

/** Handlers of an element whose links are plain ones: pages load ahead when the reader points at, touches or focuses one. */
export const preloadsLinks = {onMouseOver: preload, onFocus: preload, onTouchStart: preload};
