'use client';

import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {LoadingOverlay} from '@storefront-toolkit/ui/loading-overlay';
import {useState, useTransition} from 'react';

/** Stands for a request to your search. */
const fetchCount = (size: string) =>
  new Promise<number>((resolve) => setTimeout(() => resolve(size === 'all' ? 24 : 7), 1500));

export default function WhileReactWaits() {
  const [pending, startTransition] = useTransition();
  const [count, setCount] = useState(24);

  function choose(size: string) {
    startTransition(async () => setCount(await fetchCount(size)));
  }

  return (
    <div className="grid max-w-80 gap-3">
      <Field label="Size">
        <FormSelect onChange={({target}) => choose(target.value)}>
          <option value="all">All sizes</option>
          <option value="8">8</option>
        </FormSelect>
      </Field>
      <LoadingOverlay loading={pending} label="Counting" loadedText={`${count} gloves`}>
        <p className="p-6 text-center">{count} gloves</p>
      </LoadingOverlay>
    </div>
  );
}
