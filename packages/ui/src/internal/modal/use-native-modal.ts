import {type RefObject, useLayoutEffect, useRef} from 'react';
import {useLatest} from '../overlay/use-latest.ts';

interface NativeModalOptions {
  open: boolean;
  setOpen: (open: boolean) => void;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Opens and closes a `<dialog>` as the state says, and takes over one that the browser has opened already. */
export function useNativeModal(
  ref: RefObject<HTMLDialogElement | null>,
  options: NativeModalOptions,
) {
  const {open} = options;
  const known = useRef(false);
  const latest = useLatest(options);

  useLayoutEffect(() => {
    const dialog = ref.current!;
    const openedBefore = !known.current && dialog.open;
    known.current = true;
    if (openedBefore && !open) {
      latest.current.setOpen(true);
    } else if (open && !dialog.open) {
      dialog.showModal();
      latest.current.initialFocus?.current?.focus();
    } else if (!open && dialog.open) {
      dialog.close();
    }
  }, [ref, latest, open]);

  // Closing gives the focus back to the element that had it, which leaving the page would not.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    return () => dialog.close();
  }, [ref]);
}
