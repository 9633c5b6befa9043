import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {useLatest} from './use-latest.ts';

interface NativePopoverOptions {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The element that the popover belongs to and opens beside. */
  findTrigger: (popover: HTMLElement) => HTMLElement | null;
  /** Whether it can be shown at all. When it cannot, the state becomes closed again. */
  canShow?: ((popover: HTMLElement) => boolean) | undefined;
  /** Called after an opening that is not the first state of the page. */
  onShow?: ((popover: HTMLElement) => void) | undefined;
}

/**
 * Shows and hides an element with the attribute `popover` as the state says, follows what the browser does with
 * it by itself, and takes over one that is shown already.
 */
export function useNativePopover(
  ref: RefObject<HTMLElement | null>,
  options: NativePopoverOptions,
) {
  const {open} = options;
  const known = useRef(false);
  const latest = useLatest(options);

  useLayoutEffect(() => {
    const popover = ref.current!;
    const isFirst = !known.current;
    const isShown = popover.matches(':popover-open');
    known.current = true;
    if (isFirst && isShown && !open) {
      latest.current.setOpen(true);
    } else if (open && !isShown && latest.current.canShow?.(popover) === false) {
      latest.current.setOpen(false);
    } else if (open && !isShown) {
      popover.showPopover({source: latest.current.findTrigger(popover) ?? undefined});
      if (!isFirst) latest.current.onShow?.(popover);
    } else if (!open && isShown) {
      popover.hidePopover();
    }
  }, [ref, latest, open]);

  useEffect(() => {
    const popover = ref.current!;
    const follow = ({newState}: ToggleEvent) => latest.current.setOpen(newState === 'open');
    popover.addEventListener('toggle', follow);
    return () => popover.removeEventListener('toggle', follow);
  }, [ref, latest]);
}

/** The button that names an element in `popovertarget`. */
export function findInvoker({id, ownerDocument}: HTMLElement) {
  return ownerDocument.querySelector<HTMLElement>(`[popovertarget=${JSON.stringify(id)}]`);
}
