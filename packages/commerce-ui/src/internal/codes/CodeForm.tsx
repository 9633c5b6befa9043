'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {Input, type InputProps} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {type RefObject, type SyntheticEvent, useEffect, useRef, useState} from 'react';
import {type CartAction, formOf} from '../cart-action.ts';
import {SubmitButton} from './SubmitButton.tsx';

/** The words of a field for a code. */
export interface CodeFormWords {
  field: string;
  apply: string;
  empty: string;
  failed: string;
}

/** The reason why the store didn't take a code. */
export interface Refusal {
  text: string;
  /** The code, if the store repeats it. */
  code?: string | undefined;
}

interface CodeFormProps {
  action: CartAction;
  words: CodeFormWords;
  refusal: Refusal | undefined;
  defaultCode: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Whether the field keeps a code that was taken. */
  keepsCode?: boolean | undefined;
  /** Attributes of the field: its name, other hints for keyboards. */
  field?: InputProps | undefined;
}

/** A field for a code, and its button. It keeps a code that wasn't taken, and is empty after one that was. */
export function CodeForm({
  action,
  words,
  refusal,
  defaultCode,
  inputRef,
  keepsCode = false,
  field,
}: CodeFormProps) {
  const [answer, setAnswer] = useState<{code: string; failed: boolean}>();
  const [empty, setEmpty] = useState(false);
  const shown = useRef<string>(undefined);
  const form = formOf(action, (sent, failed) => {
    setAnswer({code: sent.get(field?.name ?? 'code') as string, failed});
  });
  const failure = answer?.failed ? words.failed : undefined;
  const error = empty ? words.empty : (failure ?? refusal?.text);

  useEffect(() => {
    const before = shown.current;
    shown.current = undefined;
    // A live region says nothing of a text that stays the same, and the shopper has asked again.
    if (answer && error !== undefined && error === before) announce(error, {assertive: true});
  }, [answer, error]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const isEmpty = inputRef.current?.value.trim() === '';
    setEmpty(isEmpty);
    shown.current = isEmpty ? undefined : error;
    if (!isEmpty) return;
    event.preventDefault();
    inputRef.current?.focus();
  }

  let kept = answer && !keepsCode ? '' : (answer?.code ?? defaultCode);
  if (refusal) kept = refusal.code ?? answer?.code ?? defaultCode;
  if (answer?.failed) kept = answer.code;

  return (
    <form {...form} onSubmit={submit}>
      <Field label={words.field} error={error}>
        <div className="flex flex-wrap gap-2">
          <Input
            ref={inputRef}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // React resets the form after its action, to this.
            defaultValue={kept}
            className="min-w-0 flex-1 basis-40"
            {...field}
          />
          <SubmitButton variant="secondary">{words.apply}</SubmitButton>
        </div>
      </Field>
    </form>
  );
}
