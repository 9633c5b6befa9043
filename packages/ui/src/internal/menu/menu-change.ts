interface ChangeDetails {
  reason: string;
  event: Event;
}

/** Handles a change of a menu, a list or a drawer: the Escape that closes it is used up, so a dialog around it stays open. */
export function menuChange(onOpenChange: ((open: boolean) => void) | undefined) {
  return (open: boolean, {reason, event}: ChangeDetails) => {
    if (reason === 'escape-key') event.preventDefault();
    onOpenChange?.(open);
  };
}
