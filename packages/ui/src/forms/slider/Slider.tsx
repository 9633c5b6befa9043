'use client';

import {type Ref, useId} from 'react';
import {useFieldControl} from '../label/field-context.ts';
import {reportWrongSlider} from './report-wrong-slider.ts';
import type {SliderBaseProps} from './slider-props.ts';
import {SliderFrame} from './SliderFrame.tsx';
import {useSlider} from './use-slider.ts';

/** Props of `Slider`. All other props of `<div>` reach the element. */
export interface SliderProps extends SliderBaseProps {
  /** The value, when your state holds it. */
  value?: number | undefined;
  /**
   * The value at first, when the slider holds it. Resetting the form brings it back.
   * @default min
   */
  defaultValue?: number | undefined;
  /** Called with the new value whenever the thumb moves, also in the middle of a drag. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called with the value when the thumb is let go, and after each key. Load results here. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Name under which a form sends the value. */
  name?: string | undefined;
  /** Name of the thumb. Leave it out inside a `Field`, which has the label. */
  label?: string | undefined;
  /** The native `<input>`. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Chooses one number by its place between two ends: a native range input, with its value as text. */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  name,
  label,
  inputRef,
  disabled: ownDisabled,
  min,
  max,
  step,
  ...frame
}: SliderProps) {
  const ownId = useId();
  const slider = useSlider({
    ...{min, max, step},
    value: value === undefined ? undefined : [value],
    defaultValue: [defaultValue ?? NaN],
    onValueChange: (values) => onValueChange?.(values[0]!),
    onValueCommit: (values) => onValueCommit?.(values[0]!),
  });
  const {
    id = ownId,
    disabled = false,
    ...control
  } = useFieldControl<FieldProps>({disabled: ownDisabled});

  if (process.env.NODE_ENV !== 'production') {
    const shown = value ?? defaultValue ?? slider.limits.min;
    reportWrongSlider('Slider', {min, max, step}, [shown], Boolean(label) || id !== ownId);
  }

  const {'aria-describedby': describedBy, 'aria-invalid': invalid} = control;
  const thumb = {
    id,
    name,
    ref: inputRef,
    ...{'aria-label': label, 'aria-describedby': describedBy, 'aria-invalid': invalid},
  };
  return <SliderFrame {...frame} slider={slider} disabled={disabled} thumbs={[thumb]} />;
}

interface FieldProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}
