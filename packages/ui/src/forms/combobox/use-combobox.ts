import {type ChangeEvent, type KeyboardEvent, useMemo, useRef, useState} from 'react';
import type {ComboboxItem, ComboboxProps} from './Combobox.tsx';
import {languageOf, matchingItems, namedItem, type Query} from './matching.ts';

const NOTHING_TYPED: Query = {text: '', language: ''};

/** Key code of a key that an input method has taken. In Safari it no longer composes by then. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Sets the text of an input as if it was typed, so that React, the field around it and your handlers see the change. */
function enter(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** The state of a combobox, and what keys, typing and clicks do to it. */
export function useCombobox({
  items,
  filter = true,
  loading = false,
  allowFreeText = true,
  onValueChange,
  readOnly,
  value,
  defaultValue,
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isChoosing = useRef(false);
  const [wanted, setOpen] = useState(false);
  const [query, setQuery] = useState(NOTHING_TYPED);
  const [highlighted, setHighlighted] = useState<string>();
  // It stays a fitting text when other items replace those it was chosen from.
  const [chosen, setChosen] = useState(value ?? defaultValue);
  const shown = useMemo(
    () => (filter ? matchingItems(items, query) : items),
    [filter, items, query],
  );
  const open = wanted && (loading || shown.length > 0 || query.text.trim() !== '');
  const current = open ? shown.find(({value}) => value === highlighted) : undefined;

  function show(item?: ComboboxItem) {
    if (readOnly) return;
    setOpen(true);
    setHighlighted(item?.value);
  }

  function hide() {
    setOpen(false);
    setHighlighted(undefined);
  }

  function write(text: string) {
    if (input.current && input.current.value !== text) {
      isChoosing.current = true;
      enter(input.current, text);
      isChoosing.current = false;
    }
    setQuery(NOTHING_TYPED);
    hide();
  }

  function choose(item: ComboboxItem) {
    if (item.disabled) return;
    setChosen(item.value);
    write(item.value);
  }

  /** Writes a typed value as its option does. */
  function settle() {
    const text = input.current?.value;
    const item = text && !allowFreeText && namedItem(items, {text, language: query.language});
    if (item && item.value !== text) choose(item);
    hide();
  }

  function handleChange({target}: ChangeEvent<HTMLInputElement>) {
    const text = target.value;
    onValueChange?.(
      text,
      items.find(({value}) => value === text),
    );
    if (isChoosing.current) return;
    setQuery({text, language: languageOf(target)});
    show();
  }

  function move(step: 1 | -1) {
    const index = current ? shown.indexOf(current) + step : step === 1 ? 0 : -1;
    show(shown.at(index) ?? shown[0]);
  }

  /** Does what a key is for. True if the browser should do nothing more. */
  function press({key, altKey}: KeyboardEvent<HTMLInputElement>): boolean {
    switch (key) {
      case 'ArrowDown':
        if (altKey) show(current);
        else move(1);
        return true;
      case 'ArrowUp':
        if (altKey) hide();
        else move(-1);
        return true;
      case 'Enter':
        if (current) choose(current);
        else settle();
        return Boolean(current);
      case 'Tab':
        if (current) choose(current);
        return false;
      case 'Escape': {
        const used = open || Boolean(input.current?.value && !readOnly);
        if (open) hide();
        else if (used) write('');
        return used;
      }
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setHighlighted(undefined);
        return false;
      default:
        return false;
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says by nothing else that an input method has taken the key.
    const {isComposing, keyCode} = event.nativeEvent;
    if (event.defaultPrevented || isComposing || keyCode === TAKEN_BY_INPUT_METHOD) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (press(event)) event.preventDefault();
  }

  function clear() {
    write('');
    input.current?.focus();
  }

  return {
    input,
    shown,
    current,
    chosen,
    open,
    setOpen,
    show,
    choose,
    clear,
    settle,
    handleChange,
    handleKeyDown,
  };
}
