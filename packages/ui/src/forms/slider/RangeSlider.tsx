'use client';

import {useId} from 'react';
import {reportWrongSlider} from './report-wrong-slider.ts';
import type {SliderBaseProps} from './slider-props.ts';
import {SliderFrame} from './SliderFrame.tsx';
import {useSlider} from './use-slider.ts';

/** Two values of a `RangeSlider`, the lower one first. */
export type SliderRange = readonly [low: number, high: number];

/** Props of `RangeSlider`. All other props of `<div>` reach the element. */
export interface RangeSliderProps extends SliderBaseProps {
  /** Names of the two thumbs, the lower one first. Say which end of what they are: `Lowest price`. */
  labels: readonly [low: string, high: string];
  /** The values, when your state holds them. */
  value?: SliderRange | undefined;
  /**
   * The values at first, when the slider holds them. Resetting the form brings them back.
   * @default [min, max]
   */
  defaultValue?: SliderRange | undefined;
  /**
   * Least distance between the thumbs, in the unit of the values. It is rounded up to whole steps.
   * @default 0
   */
  minDistance?: number | undefined;
  /** Called with the new values whenever a thumb moves, also in the middle of a drag. */
  onValueChange?: ((values: SliderRange) => void) | undefined;
  /** Called with the values when a thumb is let go, and after each key. Load results here. */
  onValueCommit?: ((values: SliderRange) => void) | undefined;
  /** Names under which a form sends the values, the lower one first. */
  names?: readonly [low: string, high: string] | undefined;
}

/** Chooses a range by its two ends, which can't pass each other: two native range inputs on one track. */
export function RangeSlider({
  labels,
  value,
  defaultValue,
  minDistance,
  onValueChange,
  onValueCommit,
  names,
  min,
  max,
  step,
  ...frame
}: RangeSliderProps) {
  const id = useId();
  const slider = useSlider({
    ...{min, max, step, minDistance},
    value,
    defaultValue: defaultValue ?? [NaN, NaN],
    onValueChange: (values) => onValueChange?.(values as SliderRange),
    onValueCommit: (values) => onValueCommit?.(values as SliderRange),
  });

  if (process.env.NODE_ENV !== 'production') {
    const {limits} = slider;
    const shown = value ?? defaultValue ?? [limits.min, limits.max];
    reportWrongSlider('RangeSlider', {min, max, step, minDistance}, shown, labels.every(Boolean));
  }

  const thumbs = labels.map((label, index) => ({
    id: `${id}${index}`,
    name: names?.[index],
    'aria-label': label,
  }));
  return <SliderFrame {...frame} slider={slider} thumbs={thumbs} />;
}
