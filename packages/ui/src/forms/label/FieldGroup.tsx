'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {useMergedRefs} from '../../internal/use-merged-refs.ts';
import {InputError} from '../input-error/InputError.tsx';
import type {ConstraintMessages} from './constraints.ts';
import {FieldDataAttributes} from './data-attributes.ts';
import {FieldContext} from './field-context.ts';
import {labelVariants} from './label-variants.ts';
import {RequiredMark} from './RequiredMark.tsx';
import {useValidity} from './use-validity.ts';

/** Props of `FieldGroup`. All other props of `<fieldset>` reach the element. */
export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** The subject of the controls. A screen reader announces it before the first of them. */
  label: ReactNode;
  /**
   * Takes the label out of sight and keeps it for screen readers.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Help for choosing. It is between the label and the controls. */
  description?: ReactNode | undefined;
  /** An error of the group as a whole that only your server can know. It is announced when it appears. */
  error?: ReactNode | undefined;
  /** Texts for the constraints that controls of the group can break. For constraints that you leave out, the browser's text is shown. */
  messages?: ConstraintMessages | undefined;
  /**
   * Marks the label. The controls have to be required themselves.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * The text for screen readers after a required group's label, since a `<fieldset>` doesn't have the state.
   * @default 'required'
   */
  requiredText?: string | undefined;
  /**
   * Disables all controls of the group.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Controls that have labels of their own: checkboxes, or whole fields. */
  children: ReactNode;
}

/** Several controls under one name, as a native `<fieldset>` with its `<legend>`: the filter for sizes, an address. */
export function FieldGroup({
  label,
  hideLabel = false,
  description,
  error,
  messages,
  required = false,
  requiredText = 'required',
  className,
  ref,
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId();
  const {root, message, recheck} = useValidity<HTMLFieldSetElement>(messages);
  const rootRef = useMergedRefs(root, ref);
  const shown = error || message;
  const descriptionId = description ? `${id}description` : undefined;
  const errorId = shown ? `${id}error` : undefined;
  const attributes = {
    ...rest,
    [FieldDataAttributes.field]: 'group',
    ...(shown && {[FieldDataAttributes.invalid]: ''}),
    // No other role of a fieldset has this state.
    ...(shown && rest.role === 'radiogroup' && {'aria-invalid': true}),
    'aria-describedby': clsx(rest['aria-describedby'], descriptionId, errorId) || undefined,
  };
  return (
    <FieldContext value={{invalid: false, recheck}}>
      <fieldset
        {...attributes}
        ref={rootRef}
        className={clsx('group/field flex min-w-0 flex-col gap-1.5', className)}
      >
        <legend className={labelVariants({visuallyHidden: hideLabel, weight: 'group'})}>
          {label}
          {required && <RequiredMark />}
          {required && rest.role !== 'radiogroup' && (
            <span className="sr-only"> {requiredText}</span>
          )}
        </legend>
        {description && (
          <div id={descriptionId} className="text-sm text-ink-muted">
            {description}
          </div>
        )}
        {children}
        <InputError {...{[FieldDataAttributes.error]: ''}} id={errorId} announce={Boolean(error)}>
          {shown}
        </InputError>
      </fieldset>
    </FieldContext>
  );
}
