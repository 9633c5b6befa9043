'use client';

import type {QuantityRule} from '@storefront-toolkit/types/catalog';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';

const rule: QuantityRule = {min: 6, max: 24, step: 6};

export default function ByTheCase() {
  const [bottles, setBottles] = useState(6);
  return (
    <div className="flex flex-col gap-2">
      <Field label="Bottles" description="By the case of six, four cases at most.">
        <QuantityControls rule={rule} value={bottles} onValueChange={setBottles} />
      </Field>
      <p>
        {bottles / 6} of 4 cases, €{bottles * 12}
      </p>
    </div>
  );
}
