'use client';

import {type RefObject, useEffect, useRef} from 'react';
import {useNativePopover} from '../../internal/overlay/use-native-popover.ts';
import type {ComboboxItem} from './Combobox.tsx';
import {ComboboxOptionDataAttributes} from './data-attributes.ts';
import {boxClassName, optionClassName} from './variants.ts';

interface ComboboxListProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  items: readonly ComboboxItem[];
  current: ComboboxItem | undefined;
  open: boolean;
  setOpen: (open: boolean) => void;
  loading: boolean;
  /** Text instead of options, or below them while others load. */
  note: string | undefined;
  onChoose: (item: ComboboxItem) => void;
}

/** Id of an option. Values may have spaces, which ids may not. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list in a native popover, so that nothing cuts it off, in a modal dialog neither. */
export function ComboboxList({
  id,
  input,
  items,
  current,
  open,
  setOpen,
  loading,
  note,
  onChoose,
  ...name
}: ComboboxListProps) {
  const box = useRef<HTMLDivElement>(null);
  useNativePopover(box, {open, setOpen, findTrigger: () => input.current});

  useEffect(() => {
    const highlighted = `[${ComboboxOptionDataAttributes.highlighted}]`;
    if (current) box.current?.querySelector(highlighted)?.scrollIntoView({block: 'nearest'});
  }, [current]);

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Nothing but keeping the focus in the input.
    <div
      ref={box}
      popover="manual"
      className={boxClassName}
      onMouseDown={(event) => event.preventDefault()}
    >
      {open && items.length > 0 && (
        <div {...name} id={id} role="listbox" aria-busy={loading || undefined}>
          {items.map((item, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The input keeps the focus and takes the keys.
            <div
              key={item.value}
              id={optionId(id, index)}
              role="option"
              aria-selected={item === current}
              aria-disabled={item.disabled || undefined}
              {...{
                [ComboboxOptionDataAttributes.highlighted]: item === current ? '' : undefined,
                [ComboboxOptionDataAttributes.disabled]: item.disabled ? '' : undefined,
              }}
              className={optionClassName}
              onClick={() => onChoose(item)}
            >
              <span className="min-w-0 wrap-anywhere">{item.value}</span>
              {item.detail && (
                <span className="shrink-0 text-sm text-ink-muted">{item.detail}</span>
              )}
            </div>
          ))}
        </div>
      )}
      {open && note && <p className="px-3 py-2 text-ink-muted">{note}</p>}
    </div>
  );
}
