'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';
import {useState} from 'react';

const FILTERS = ['In stock', 'On sale', 'Vegan'];

export default function Filters() {
  const [chosen, setChosen] = useState(['In stock']);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <div className="flex flex-wrap gap-3">
      {FILTERS.map((name) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          aria-pressed={chosen.includes(name)}
          onClick={() => toggle(name)}
        >
          {name}
        </Button>
      ))}
      <Button variant="ghost" size="small" onClick={() => setChosen([])}>
        Clear filters
        <QuantityIndicator count={chosen.length} label={`(${chosen.length} chosen)`} />
      </Button>
    </div>
  );
}
