'use client';

import clsx from 'clsx';
import {type ReactNode, useContext, useState} from 'react';
import {useHydrated} from '../../internal/overlay/use-hydrated.ts';
import {FieldContext} from '../label/field-context.ts';
import {SelectContext} from './select-context.ts';
import type {SelectTriggerProps} from './SelectTrigger.tsx';

/** Text of an option with an empty value: HTML allows none without text. */
const BLANK = '\u00a0';

/** The text of what may be more than text. */
const textOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

/**
 * The same options as a native `<select>`, which the server's HTML shows where scripts don't run. A form sends its value
 * until React runs. Then the hidden input takes its place, and it stays behind unused, as hydration expects.
 */
export function NativeSelect({className, placeholder, title, ...rest}: SelectTriggerProps) {
  const {items, name, value, autoComplete, required, disabled} = useContext(SelectContext);
  const labelId = useContext(FieldContext)?.labelId;
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  if (!served) return null;
  return (
    <select
      hidden={hydrated}
      name={hydrated ? undefined : name}
      defaultValue={value ?? ''}
      autoComplete={autoComplete}
      required={!hydrated && required}
      disabled={hydrated || (rest.disabled ?? disabled)}
      title={title}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby'] ?? (rest['aria-label'] ? undefined : labelId)}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={rest['aria-invalid']}
      className={clsx(className, 'hidden noscript:block')}
    >
      {(value === null || required) && <option value="">{textOf(placeholder) ?? BLANK}</option>}
      {items.map((item) => (
        <option key={item.value} value={item.value} disabled={item.disabled}>
          {item.text ?? textOf(item.label) ?? item.value}
        </option>
      ))}
    </select>
  );
}
