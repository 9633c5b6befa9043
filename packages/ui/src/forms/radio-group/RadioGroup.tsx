'use client';

import clsx from 'clsx';
import {type ReactNode, useId, useMemo} from 'react';
import {FieldGroup, type FieldGroupProps} from '../label/FieldGroup.tsx';
import {RadioGroupDataAttributes} from './data-attributes.ts';
import {RadioGroupContext} from './radio-group-context.ts';

/** Props of `RadioGroup`. All other props of `<fieldset>` reach the element. */
export interface RadioGroupProps extends Omit<
  FieldGroupProps,
  'children' | 'required' | 'requiredText' | 'name' | 'defaultValue'
> {
  /**
   * Name under which a form sends the value.
   * @default a name of its own
   */
  name?: string | undefined;
  /** The chosen value, when your state holds it. An empty string chooses none. */
  value?: string | undefined;
  /** The value that is chosen at first, when the browser holds it. */
  defaultValue?: string | undefined;
  /** Called with the value that has been chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether one has to be chosen before the form can be submitted.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Lays the items out below each other, or in rows that wrap. The keys are the same.
   * @default 'vertical'
   */
  orientation?: RadioGroupOrientation | undefined;
  /** The items: `RadioGroupItem`, at any depth. */
  children: ReactNode;
}

/** The layout of a radio group's items. */
export type RadioGroupOrientation =
  /** Below each other. For labels of any length. */
  | 'vertical'
  /** In rows that wrap. For short labels, such as sizes. */
  | 'horizontal';

/** A choice of one of a few, with all of them in sight: the delivery, the size. */
export function RadioGroup({
  name,
  value,
  defaultValue,
  onValueChange,
  required = false,
  orientation = 'vertical',
  children,
  ...rest
}: RadioGroupProps) {
  const ownName = useId();
  const context = useMemo(
    () => ({name: name ?? ownName, required, value, defaultValue, onValueChange}),
    [name, ownName, required, value, defaultValue, onValueChange],
  );
  const attributes = {...rest, [RadioGroupDataAttributes.orientation]: orientation};
  return (
    <RadioGroupContext value={context}>
      <FieldGroup {...attributes} role="radiogroup" required={required} aria-required={required}>
        <div
          className={clsx('flex', orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-6')}
        >
          {children}
        </div>
      </FieldGroup>
    </RadioGroupContext>
  );
}
