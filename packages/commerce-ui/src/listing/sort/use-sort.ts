'use client';

import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

interface SortOptions {
  select: RefObject<HTMLSelectElement | null>;
  /** Key of the order of the results. */
  selected: string;
  onSort: ((key: string) => unknown) | undefined;
}

/** Sends the form when an order is chosen, or calls you. */
export function useSort({select, selected, onSort}: SortOptions) {
  const known = useRef(selected);
  const isKeyboard = useRef(false);
  const [changed, setChanged] = useState(false);

  // An order that was chosen before React ran is kept, for the button to send.
  useEffect(
    () => setChanged(select.current !== null && select.current.value !== known.current),
    [select],
  );

  useEffect(() => {
    if (known.current === selected) return;
    known.current = selected;
    if (select.current) select.current.value = selected;
    setChanged(false);
  }, [select, selected]);

  useEffect(() => {
    function reset({persisted}: PageTransitionEvent) {
      if (!persisted || !select.current) return;
      select.current.value = known.current;
      setChanged(false);
    }
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, [select]);

  function handleChange({currentTarget}: ChangeEvent<HTMLSelectElement>) {
    if (onSort) onSort(currentTarget.value);
    // In a closed select, each arrow key chooses. A page that loads would end that at the first.
    else if (isKeyboard.current) setChanged(currentTarget.value !== selected);
    else currentTarget.form?.requestSubmit();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (!onSort) return;
    event.preventDefault();
    if (select.current) onSort(select.current.value);
  }

  return {
    changed,
    handleChange,
    handleSubmit,
    handleKeyDown: () => void (isKeyboard.current = true),
    handlePointerDown: () => void (isKeyboard.current = false),
  };
}
