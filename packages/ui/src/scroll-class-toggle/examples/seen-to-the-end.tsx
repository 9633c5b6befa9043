'use client';

import {ScrollClassToggle} from '@storefront-toolkit/ui/scroll-class-toggle';
import {useState} from 'react';

const STEPS = ['Measure your hand', 'Choose a leather', 'Choose a lining', 'Order a sample'];

export default function SeenToTheEnd() {
  const [gone, setGone] = useState(false);
  return (
    <div className="grid gap-3">
      <p role="status">{gone ? 'The measures are out of view' : 'The measures are in view'}</p>
      <div className="h-60 overflow-y-auto rounded-md border border-line px-4">
        <a href="#glove-measures" className="block py-4 font-semibold">
          Measures of all gloves
        </a>
        <ScrollClassToggle onScrolledChange={setGone} />
        <ol>
          {STEPS.map((step) => (
            <li key={step} className="border-b border-line py-8">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
