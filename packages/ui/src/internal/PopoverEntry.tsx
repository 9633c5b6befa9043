'use client';

import type {ComponentProps, FocusEvent, MouseEvent} from 'react';

/**
 * An entry of a horizontal navigation with a panel: a popover of the browser, which a button opens by its
 * `popoverTarget` without any script. The component adds what the browser doesn't do: the panel closes when
 * a link in it is followed without loading a page, and when the focus goes on.
 */
export function PopoverEntry(props: ComponentProps<'li'>) {
  const close = (entry: HTMLElement) =>
    entry.querySelector<HTMLElement>('[popover]')?.hidePopover();

  function closeAfterLink(event: MouseEvent<HTMLLIElement>) {
    if (event.target instanceof Element && event.target.closest('a')) close(event.currentTarget);
  }

  function closeWithoutFocus({currentTarget: entry, relatedTarget}: FocusEvent<HTMLLIElement>) {
    if (relatedTarget && !entry.contains(relatedTarget)) close(entry);
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys, the entry only listens
    <li {...props} onClick={closeAfterLink} onBlur={closeWithoutFocus} />
  );
}
