'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect, useId} from 'react';
import {useMergedRefs} from '../../internal/use-merged-refs.ts';
import {InputError} from '../input-error/InputError.tsx';
import type {ConstraintMessages} from './constraints.ts';
import {FieldDataAttributes} from './data-attributes.ts';
import {FieldContext} from './field-context.ts';
import {Label} from './Label.tsx';
import {reportWrongField} from './report-wrong-field.ts';
import {useValidity} from './use-validity.ts';

/** Props of `Field`. All other props of `<div>` reach the element. */
export interface FieldProps extends ComponentProps<'div'> {
  /** The name of the control. Leave it out for a control that has its own, such as a `Checkbox`. */
  label?: ReactNode | undefined;
  /**
   * Takes the label out of sight and keeps it for screen readers.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Help for filling in the control. It is above it, where a keyboard or a list of suggestions doesn't hide it. */
  description?: ReactNode | undefined;
  /**
   * An error that only your server can know, such as a coupon that has expired. It is announced when it appears, wins
   * over the errors of the constraints, does not block the next submission, and stays until you remove it.
   */
  error?: ReactNode | undefined;
  /** Texts for the constraints that the control can break. For constraints that you leave out, the browser's text is shown. */
  messages?: ConstraintMessages | undefined;
  /**
   * Makes the control required and marks the label.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the control.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * The `id` of the control. Pass it here and not to the control, so that label, description and error find it.
   * @default an id of its own
   */
  controlId?: string | undefined;
  /** One control: `Input`, `Textarea`, `FormSelect`, `Select`, `Combobox`, `Checkbox` or `QuantityControls`. */
  children: ReactNode;
}

/**
 * Wires one form control with its label, its description and its error. The ids are in the served HTML, so the field
 * is whole before any script has loaded.
 */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  messages,
  required = false,
  disabled = false,
  controlId: ownControlId,
  className,
  ref,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const {root, message, recheck} = useValidity<HTMLDivElement>(messages);
  const rootRef = useMergedRefs(root, ref);
  const controlId = ownControlId ?? `${id}control`;
  const shown = error || message;
  const descriptionId = description ? `${id}description` : undefined;
  const errorId = shown ? `${id}error` : undefined;

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') reportWrongField(root.current, controlId);
  });

  const attributes = {
    ...rest,
    [FieldDataAttributes.field]: 'control',
    ...(shown && {[FieldDataAttributes.invalid]: ''}),
  };
  return (
    <FieldContext
      value={{
        controlId,
        labelId: label ? `${id}label` : undefined,
        describedBy: clsx(descriptionId, errorId) || undefined,
        invalid: Boolean(shown),
        required: required || undefined,
        disabled: disabled || undefined,
        recheck,
      }}
    >
      <div
        {...attributes}
        ref={rootRef}
        className={clsx('flex min-w-0 flex-col gap-1.5', className)}
      >
        {label && (
          <Label
            id={`${id}label`}
            htmlFor={controlId}
            required={required}
            visuallyHidden={hideLabel}
          >
            {label}
          </Label>
        )}
        {description && (
          <div id={descriptionId} className="text-sm text-ink-muted">
            {description}
          </div>
        )}
        {children}
        <InputError {...{[FieldDataAttributes.error]: ''}} id={errorId} announce={Boolean(error)}>
          {shown}
        </InputError>
      </div>
    </FieldContext>
  );
}
