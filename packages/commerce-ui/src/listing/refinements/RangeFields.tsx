'use client';

import type {LocaleCode} from '@storefront-toolkit/types/config';
import {Input, type InputProps} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {RangeSlider, type SliderRange} from '@storefront-toolkit/ui/forms/slider';
import {useLayoutEffect, useRef, useState} from 'react';
import {type SliderLimits, sliderValues} from './slider-limits.ts';

/** The texts of the two fields. */
type Texts = readonly [from: string, to: string];

interface RangeFieldsProps {
  /** Names under which a form sends the fields. */
  names: Texts;
  /** Names of the fields. */
  labels: Texts;
  /** Names of the slider's thumbs. */
  thumbLabels: Texts;
  /** The answer's bounds. Empty where it has none. */
  selected: Texts;
  /** The text in an empty field. */
  placeholders: Texts;
  /** Smallest value that can be typed. */
  min: number | undefined;
  /** Without them, there is no slider. */
  limits: SliderLimits | undefined;
  format: Intl.NumberFormatOptions | undefined;
  locale: LocaleCode;
}

/** Two fields, which a form sends, and a slider that writes into them. */
export function RangeFields({
  selected,
  limits,
  format,
  locale,
  thumbLabels,
  ...fields
}: RangeFieldsProps) {
  const {names, labels, placeholders, min} = fields;
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Texts>();
  const read = () => setTyped([from.current?.value ?? '', to.current?.value ?? '']);
  const write = ([low, high]: Texts) => {
    if (from.current) from.current.value = low;
    if (to.current) to.current.value = high;
  };

  // Before the form's own effect, which may reset it.
  useLayoutEffect(() => {
    const form = from.current?.form;
    // The browser resets the fields after the event, to values that React doesn't change in a field with the focus.
    const reset = () =>
      queueMicrotask(() => {
        write(selected);
        setTyped(undefined);
      });
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });

  const shown = typed ?? selected;
  const move = (limits: SliderLimits, [low, high]: SliderRange) => {
    const before = sliderValues(shown, limits);
    // A thumb that isn't moved leaves its field as it was typed, also between two steps.
    write([
      low === before[0] ? shown[0] : low === limits.min ? '' : String(low),
      high === before[1] ? shown[1] : high === limits.max ? '' : String(high),
    ]);
    read();
  };
  const bound = (index: 0 | 1) => ({
    name: names[index],
    label: labels[index],
    defaultValue: selected[index],
    placeholder: placeholders[index],
  });
  return (
    <>
      {limits && (
        <div className="noscript:hidden">
          <RangeSlider
            {...limits}
            labels={thumbLabels}
            value={sliderValues(shown, limits)}
            onValueChange={(range) => move(limits, range)}
            format={format}
            locale={locale}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Bound min={min} {...bound(0)} ref={from} onChange={read} />
        <Bound min={min} {...bound(1)} ref={to} onChange={read} />
      </div>
    </>
  );
}

/** One of the two fields. */
const Bound = ({label, ...rest}: InputProps & {label: string}) => (
  <Field label={label}>
    <Input {...rest} type="number" step="any" inputMode="decimal" />
  </Field>
);
