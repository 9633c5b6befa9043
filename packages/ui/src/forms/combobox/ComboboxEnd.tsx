'use client';

import {useContext, useId} from 'react';
import {ChevronDownIcon, CloseIcon} from '../../internal/icons.tsx';
import {FieldContext} from '../label/field-context.ts';
import {clearClassName} from './variants.ts';

interface ComboboxEndProps {
  clearLabel: string;
  onClear: () => void;
}

/** On the end of the input: the button that clears it, which is hidden without scripts, and an arrow. */
export function ComboboxEnd({clearLabel, onClear}: ComboboxEndProps) {
  const id = useId();
  const labelId = useContext(FieldContext)?.labelId;
  return (
    <>
      <button
        type="button"
        id={id}
        // Escape does the same, so nobody has to pass it with Tab.
        tabIndex={-1}
        aria-label={clearLabel}
        aria-labelledby={labelId && `${id} ${labelId}`}
        className={clearClassName}
        // The focus stays in the input.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClear}
      >
        <CloseIcon className="size-4" />
      </button>
      <span className="pointer-events-none relative -ms-8 grid w-8 shrink-0 place-items-center">
        <ChevronDownIcon className="size-5 text-ink-muted" />
      </span>
    </>
  );
}
