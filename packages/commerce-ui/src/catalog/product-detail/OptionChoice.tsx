'use client';

import type {OptionValue, ProductOption} from '@storefront-toolkit/types/catalog';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';
import {useId} from 'react';
import {SwatchSample} from '../../internal/SwatchSample.tsx';
import {ProductDetailDataAttributes} from './data-attributes.ts';

interface OptionChoiceProps {
  option: ProductOption;
  /** Id of the chosen value. */
  chosen: string | undefined;
  isOffered: (valueId: string) => boolean;
  onChoose: (valueId: string) => void;
  /** Text for a value that isn't offered. */
  unavailableLabel: string;
  delivery: ImageDelivery | undefined;
}

/** The values of one option as native radio buttons, which look like tags. */
export function OptionChoice({
  option: {label, values},
  chosen,
  isOffered,
  onChoose,
  unavailableLabel,
  delivery,
}: OptionChoiceProps) {
  const name = useId();
  const chosenLabel = values.find(({id}) => id === chosen)?.label;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        {label}
        {chosenLabel !== undefined && (
          <span aria-hidden="true" className="ms-2 font-regular text-ink-muted">
            {chosenLabel}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Value
            key={value.id}
            value={value}
            name={name}
            checked={value.id === chosen}
            unavailable={isOffered(value.id) ? undefined : unavailableLabel}
            onChoose={() => onChoose(value.id)}
            delivery={delivery}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ValueProps {
  value: OptionValue;
  name: string;
  checked: boolean;
  /** Why it cannot be bought. */
  unavailable: string | undefined;
  onChoose: () => void;
  delivery: ImageDelivery | undefined;
}

function Value({value, name, checked, unavailable, onChoose, delivery}: ValueProps) {
  const {id, label, swatch} = value;
  return (
    <label
      {...(unavailable !== undefined && {[ProductDetailDataAttributes.unavailable]: ''})}
      className={clsx(
        'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md border px-3 py-1.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked
          ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)] forced-colors:outline-2'
          : 'border-line-strong hover:bg-surface',
        unavailable === undefined ? 'text-ink' : 'border-dashed text-ink-muted line-through',
      )}
    >
      <input
        type="radio"
        name={name}
        value={id}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
      />
      {swatch && <SwatchSample swatch={swatch} delivery={delivery} />}
      {label}
      {unavailable !== undefined && <span className="sr-only"> ({unavailable})</span>}
    </label>
  );
}
