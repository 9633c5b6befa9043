'use client';

import {TooltipContent, TooltipRoot, TooltipTrigger} from '@storefront-toolkit/ui/tooltip';
import {useState} from 'react';

const STOCK = {S: 'Ships today', M: 'Two left', L: 'Back in May'};

export default function SoldOutSize() {
  const [chosen, setChosen] = useState('S');
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        {Object.entries(STOCK).map(([size, stock]) => (
          <TooltipRoot key={size} kind="description">
            <TooltipTrigger
              variant="secondary"
              aria-pressed={chosen === size}
              onClick={() => setChosen(size)}
            >
              {size}
            </TooltipTrigger>
            <TooltipContent side="bottom">{stock}</TooltipContent>
          </TooltipRoot>
        ))}
      </div>
      <p role="status">
        Size {chosen}: {STOCK[chosen as keyof typeof STOCK].toLowerCase()}
      </p>
    </div>
  );
}
