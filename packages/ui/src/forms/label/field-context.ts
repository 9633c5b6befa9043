'use client';

import clsx from 'clsx';
import {createContext, useContext} from 'react';

/** The facts that a field passes to the control inside it. */
export interface FieldContextValue {
  /** Id that the label points at. A group has none, because its controls have labels of their own. */
  controlId?: string | undefined;
  /** Id of the label, for a control that no `<label>` can name. */
  labelId?: string | undefined;
  /** Ids of the description and the error, separated by spaces. */
  describedBy?: string | undefined;
  invalid: boolean;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Looks at the constraints of the control again, for a control whose changes fire no event. */
  recheck: () => void;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Adds what the field around a control knows to the control's own props, which win. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.controlId,
    required: props.required ?? field.required,
    disabled: props.disabled ?? field.disabled,
    'aria-describedby': clsx(props['aria-describedby'], field.describedBy) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  };
}
