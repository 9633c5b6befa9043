'use client';

import type {QuantityRule} from '@storefront-toolkit/types/catalog';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';

const SIZES = ['small', 'medium', 'large'] as const;

const rule: QuantityRule = {min: 1, max: 4, step: 1};

export default function Variants() {
  return (
    <div className="flex flex-wrap gap-6">
      {SIZES.map((size) => (
        <Field key={size} label={`Pegs, ${size}`}>
          <QuantityControls rule={rule} size={size} defaultValue={2} />
        </Field>
      ))}
      <Field label="Pegs, disabled" disabled>
        <QuantityControls rule={rule} defaultValue={2} />
      </Field>
      <Field label="Pegs, invalid" error="We have 4 left.">
        <QuantityControls rule={rule} defaultValue={6} />
      </Field>
    </div>
  );
}
