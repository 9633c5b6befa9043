import {useState} from 'react';

/** The props that control an overlay's open state. */
export interface OpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The state of an overlay: its own, or that of the component that passes `open`. */
export function useOpenState({open: given, defaultOpen = false, onOpenChange}: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;

  function setOpen(next: boolean) {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  }

  return {open, setOpen};
}
