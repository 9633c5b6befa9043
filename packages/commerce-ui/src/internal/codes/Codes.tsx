'use client';

import clsx from 'clsx';
import {type ComponentProps, useRef} from 'react';
import type {CartAction} from '../cart-action.ts';
import {CodeForm, type CodeFormWords, type Refusal} from './CodeForm.tsx';
import {type CodeEntry, CodeItem} from './CodeItem.tsx';
import {useCodeNews} from './use-code-news.ts';

interface CodesProps extends Omit<ComponentProps<'div'>, 'children'> {
  entries: readonly CodeEntry[];
  /** Name under which the form of an entry sends its key. */
  entryName: string;
  words: CodeFormWords & {list: string; remove: string};
  refusal: Refusal | undefined;
  defaultCode?: string | undefined;
  applyAction: CartAction;
  removeAction: CartAction;
}

/** A field for codes that change what a cart costs, and the list of those that it has. */
export function Codes({
  entries,
  entryName,
  words,
  refusal,
  defaultCode = '',
  applyAction,
  removeAction,
  className,
  ...rest
}: CodesProps) {
  const field = useRef<HTMLInputElement>(null);
  const focused = useRef<string>(undefined);
  useCodeNews(entries, field, focused);
  return (
    <div {...rest} className={clsx('grid gap-4 text-base text-ink', className)}>
      <CodeForm
        action={applyAction}
        words={words}
        refusal={refusal}
        defaultCode={defaultCode}
        inputRef={field}
      />
      {entries.length > 0 && (
        <ul aria-label={words.list} className="grid gap-2">
          {entries.map((entry) => (
            <CodeItem
              key={entry.id}
              entry={entry}
              action={removeAction}
              name={entryName}
              remove={words.remove}
              onFocusChange={(has) => (focused.current = has ? entry.id : undefined)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
