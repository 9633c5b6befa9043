'use client';

import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {RangeSlider, type SliderRange} from '@storefront-toolkit/ui/forms/slider';
import {useState} from 'react';

const PRICES = [16.5, 19.9, 27.65, 44.5, 54.5, 79, 119, 129, 159];
const EUROS = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;

export default function PriceFilter() {
  const [range, setRange] = useState<SliderRange>([20, 120]);
  const [found, setFound] = useState(6);
  return (
    <div className="grid max-w-sm gap-2">
      <FieldGroup label="Price">
        <RangeSlider
          labels={['Lowest price', 'Highest price']}
          max={160}
          step={5}
          minDistance={10}
          format={EUROS}
          value={range}
          onValueChange={setRange}
          onValueCommit={([low, high]) =>
            setFound(PRICES.filter((price) => price >= low && price <= high).length)
          }
        />
      </FieldGroup>
      <p role="status">{found} products</p>
    </div>
  );
}
