'use client';

import type {QuantityRule} from '@storefront-toolkit/types/catalog';
import {type ComponentProps, type KeyboardEvent, type Ref, useId} from 'react';
import {Announcement} from '../internal/Announcement.tsx';
import type {ControlSize} from '../internal/control.ts';
import {MinusIcon, PlusIcon} from '../internal/icons.tsx';
import {useFieldControl} from '../forms/label/field-context.ts';
import {QuantityControlsDataAttributes} from './data-attributes.ts';
import {reportWrongQuantity} from './report-wrong-quantity.ts';
import {StepButton} from './StepButton.tsx';
import {useQuantity} from './use-quantity.ts';
import {quantityInputClassName, quantityVariants} from './variants.ts';

/** Props of `QuantityControls`. All other props of `<div>` reach the frame. */
export interface QuantityControlsProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The quantities that may be ordered: `min`, then every `step` more, up to `max`. `quantityRule` of a variant fits. */
  rule: QuantityRule;
  /** The quantity, when your state holds it. */
  value?: number | undefined;
  /**
   * The quantity at first, when the control holds it.
   * @default rule.min
   */
  defaultValue?: number | undefined;
  /**
   * Called with a quantity that the rule allows: at once for a step, and for what is typed when it is confirmed with
   * Enter or the focus leaves.
   */
  onValueChange?: ((quantity: number) => void) | undefined;
  /** Name under which a form sends the quantity. */
  name?: string | undefined;
  /**
   * The name of the input. Name the product, because a cart holds many of these: `Quantity of Wool
   * scarf`. Leave it out inside a `Field`, which has the label.
   */
  label?: string | undefined;
  /**
   * Name of the button that takes a step down.
   * @default 'Decrease'
   */
  decreaseLabel?: string | undefined;
  /**
   * Name of the button that takes a step up.
   * @default 'Increase'
   */
  increaseLabel?: string | undefined;
  /**
   * Height of the control: 32, 40 or 48 CSS pixels. The buttons are squares of it.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /**
   * Disables the control.
   * @default what the field around it says
   */
  disabled?: boolean | undefined;
  /** The native `<input>`. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A number field for a quantity to order, with a button for a step down and one for a step up. */
export function QuantityControls({
  rule,
  value,
  defaultValue,
  onValueChange,
  name,
  label,
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
  size = 'medium',
  disabled: ownDisabled,
  inputRef,
  className,
  ...rest
}: QuantityControlsProps) {
  const ownId = useId();
  const quantity = useQuantity({rule, value, defaultValue, onValueChange});
  const {
    id = ownId,
    disabled = false,
    ...control
  } = useFieldControl<FieldProps>({
    disabled: ownDisabled,
  });
  if (process.env.NODE_ENV !== 'production') {
    reportWrongQuantity(rule, quantity.quantity, Boolean(label) || id !== ownId);
  }
  const atMin = quantity.quantity <= rule.min;
  const atMax = quantity.max !== undefined && quantity.quantity >= quantity.max;

  function handleKey(event: KeyboardEvent) {
    const {max} = quantity;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowUp: () => quantity.stepBy(1),
      ArrowDown: () => quantity.stepBy(-1),
      PageUp: () => quantity.stepBy(10),
      PageDown: () => quantity.stepBy(-10),
      Home: () => quantity.goTo(rule.min),
      End: max === undefined ? undefined : () => quantity.goTo(max),
    };
    if (event.key === 'Enter') quantity.commit();
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    action();
  }

  const attributes = {
    ...rest,
    [QuantityControlsDataAttributes.size]: size,
    ...(atMin && {[QuantityControlsDataAttributes.atMin]: ''}),
    ...(atMax && {[QuantityControlsDataAttributes.atMax]: ''}),
    ...(disabled && {[QuantityControlsDataAttributes.disabled]: ''}),
  };
  return (
    <div {...attributes} className={quantityVariants({size, className})}>
      <StepButton
        label={decreaseLabel}
        controls={id}
        atLimit={atMin}
        disabled={disabled}
        onPress={() => quantity.stepBy(-1, true)}
      >
        <MinusIcon />
      </StepButton>
      <input
        {...control}
        ref={inputRef}
        id={id}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={label}
        disabled={disabled}
        min={rule.min}
        max={rule.max}
        step={rule.step}
        value={quantity.text}
        onChange={({target}) => quantity.type(target.value)}
        onBlur={quantity.commit}
        onKeyDown={handleKey}
        className={quantityInputClassName}
      />
      <StepButton
        label={increaseLabel}
        controls={id}
        atLimit={atMax}
        disabled={disabled}
        onPress={() => quantity.stepBy(1, true)}
      >
        <PlusIcon />
      </StepButton>
      <Announcement text={quantity.announced} />
    </div>
  );
}

interface FieldProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}
