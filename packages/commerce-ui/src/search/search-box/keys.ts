import type {KeyboardEvent} from 'react';

/** Key code of a key that an input method has taken. In Safari it no longer composes by then. */
const TAKEN_BY_INPUT_METHOD = 229;

interface KeyOptions {
  /** Number of suggestions. */
  count: number;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Index of the highlighted suggestion. -1 for none. */
  current: number;
  setCurrent: (index: number) => void;
  /** Follows the highlighted suggestion. */
  follow: () => void;
  /** Empties the input. */
  clear: (input: HTMLInputElement) => void;
}

/** Does what a key is for. Returns true if the browser should do nothing more. */
function press(
  {key, altKey, currentTarget}: KeyboardEvent<HTMLInputElement>,
  {count, open, setOpen, current, setCurrent, follow, clear}: KeyOptions,
): boolean {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      if (count === 0) return false;
      const isDown = key === 'ArrowDown';
      setOpen(!altKey || isDown);
      if (altKey) setCurrent(-1);
      else if (isDown) setCurrent(current + 1 < count ? current + 1 : 0);
      else setCurrent(current > 0 ? current - 1 : count - 1);
      return true;
    }
    case 'Enter':
      if (!open || current < 0) return false;
      follow();
      return true;
    case 'Escape':
      if (!open && !currentTarget.value) return false;
      if (open) setOpen(false);
      else clear(currentTarget);
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      setCurrent(-1);
      return false;
    default:
      return false;
  }
}

/** The keys of the input, by the pattern of a combobox with a list and manual selection. */
export const keyHandler = (options: KeyOptions) => (event: KeyboardEvent<HTMLInputElement>) => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says by nothing else that an input method has taken the key.
  const {isComposing, keyCode} = event.nativeEvent;
  if (event.defaultPrevented || isComposing || keyCode === TAKEN_BY_INPUT_METHOD) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (press(event, options)) event.preventDefault();
};
