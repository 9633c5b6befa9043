'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';
import {useState} from 'react';

export default function TwoPlaces() {
  const [saved, setSaved] = useState(0);
  const label = `${saved} on your wish list`;
  return (
    <div className="flex flex-col items-start gap-4">
      <nav aria-label="Account" className="flex gap-6">
        <a href="#wish-list" className="pe-2 underline">
          <QuantityIndicator count={saved} label={label}>
            Wish list
          </QuantityIndicator>
        </a>
      </nav>
      <Button variant="secondary" onClick={() => setSaved(saved + 1)}>
        Save Stoneware mug
      </Button>
      <p>
        Below: <QuantityIndicator count={saved} label={label} announce={false} />
      </p>
    </div>
  );
}
