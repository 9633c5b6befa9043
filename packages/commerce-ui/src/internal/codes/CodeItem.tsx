'use client';

import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {type ReactNode, useState} from 'react';
import {type CartAction, formOf} from '../cart-action.ts';
import {SubmitButton} from './SubmitButton.tsx';

/** A code that the cart has. */
export interface CodeEntry {
  /** Key of the entry, which its form sends. */
  id: string;
  /** The code as it is shown. */
  title: ReactNode;
  /** A text below it. */
  note?: string | undefined;
  /** Attributes of its list item. */
  attributes: Readonly<Record<`data-${string}`, string>>;
  /** The entry's state. Another one is news. */
  state: string;
  /** Announced when the entry comes, and when its state changes. */
  news: string;
  /** Announced when it has gone. */
  gone: string;
  /** Name of the button that removes it. */
  removeName: string;
  /** Shown when it could not be removed. */
  removeFailed: string;
}

interface CodeItemProps {
  entry: CodeEntry;
  action: CartAction;
  /** Name under which the form sends the entry's key. */
  name: string;
  /** Visible text of the button. */
  remove: string;
  /** Called when the focus enters the item, and with `false` when it leaves. */
  onFocusChange: (has: boolean) => void;
}

/** A code in the list, with the form that removes it. */
export function CodeItem({entry, action, name, remove, onFocusChange}: CodeItemProps) {
  const [failures, setFailures] = useState(0);
  const form = formOf(action, (_sent, failed) => {
    setFailures((count) => (failed ? count + 1 : 0));
  });
  return (
    <li
      {...entry.attributes}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      className="grid gap-1 rounded-md border border-line bg-surface py-2 ps-4 pe-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{entry.title}</span>
          {entry.note && <span className="text-sm text-ink-muted">{entry.note}</span>}
        </div>
        <form {...form} className="ms-auto">
          <input type="hidden" name={name} value={entry.id} />
          <SubmitButton variant="ghost" size="small" aria-label={entry.removeName}>
            {remove}
          </SubmitButton>
        </form>
      </div>
      {failures > 0 && (
        <InputError key={failures} announce>
          {entry.removeFailed}
        </InputError>
      )}
    </li>
  );
}
