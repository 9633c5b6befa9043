'use client';

import {Select} from '@base-ui/react/select';
import {type ReactNode, type Ref, useContext, useEffect, useReducer} from 'react';
import {menuChange} from '../../internal/menu/menu-change.ts';
import {useHydrated} from '../../internal/overlay/use-hydrated.ts';
import {FieldContext} from '../label/field-context.ts';
import {SelectContext} from './select-context.ts';

/** An option of a `Select`, as the trigger and the native select show it. */
export interface SelectOption {
  /** The value that a form sends. Unique in its list, and not empty. */
  value: string;
  /** The trigger's text while the option is chosen. */
  label: ReactNode;
  /**
   * The option's text in the native select, which shows where scripts don't run and can't show elements.
   * @default the label, or the value if the label isn't a string
   */
  text?: string | undefined;
  /**
   * Disables the option, in the list and in the native select.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Props of `SelectRoot`, which renders only the hidden input of a form. */
export interface SelectRootProps {
  /**
   * The options, as the trigger shows them. It needs them before the list has ever been open, on the server too.
   * `SelectItem` says how the list shows them.
   */
  items: readonly SelectOption[];
  /** Name under which a form sends the value. */
  name?: string | undefined;
  /** The chosen value, when your state holds it. `null` chooses none. */
  value?: string | null | undefined;
  /**
   * The value that is chosen at first, when the select holds it.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the value that has been chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the list is open, when your state holds it. */
  open?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether an option has to be chosen before the form can be submitted.
   * @default what the field around it says
   */
  required?: boolean | undefined;
  /**
   * Disables the select.
   * @default what the field around it says
   */
  disabled?: boolean | undefined;
  /** The data that the browser may fill in, by the values or the texts of the options: `country`, `address-level1`. */
  autoComplete?: string | undefined;
  /** The hidden `<input>` that a form sends. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** `SelectTrigger` and `SelectContent`. */
  children: ReactNode;
}

/** Holds the value and the state of a select. */
export function SelectRoot({
  name,
  value,
  defaultValue = null,
  onValueChange,
  onOpenChange,
  children,
  ...rest
}: SelectRootProps) {
  const field = useContext(FieldContext);
  const hydrated = useHydrated();
  const {items, autoComplete} = rest;
  const required = rest.required ?? field?.required;
  const disabled = rest.disabled ?? field?.disabled;
  const [, renderAgain] = useReducer((changes: number) => changes + 1, 0);

  // The hidden input changes without an event, so the field is told once the change is in the document.
  useEffect(() => field?.recheck());

  return (
    <Select.Root<string>
      {...rest}
      id={field?.controlId}
      // Until React runs, the native select is what a form sends and checks.
      name={hydrated ? name : undefined}
      modal={false}
      value={value}
      defaultValue={defaultValue}
      required={hydrated && required}
      disabled={disabled}
      onOpenChange={menuChange(onOpenChange)}
      onValueChange={(chosen) => {
        if (chosen !== null) onValueChange?.(chosen);
        renderAgain();
      }}
    >
      <SelectContext
        value={{items, name, value: value ?? defaultValue, autoComplete, required, disabled}}
      >
        {children}
      </SelectContext>
    </Select.Root>
  );
}
