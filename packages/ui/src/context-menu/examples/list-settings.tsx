'use client';

import {ContextMenuCheckboxItem, ContextMenuContent} from '@storefront-toolkit/ui/context-menu';
import {ContextMenuLabel, ContextMenuRadioGroup} from '@storefront-toolkit/ui/context-menu';
import {ContextMenuRadioItem, ContextMenuRoot} from '@storefront-toolkit/ui/context-menu';
import {ContextMenuSeparator, ContextMenuTrigger} from '@storefront-toolkit/ui/context-menu';
import {useState} from 'react';

export default function ListSettings() {
  const [prices, setPrices] = useState(true);
  const [size, setSize] = useState('Large');
  return (
    <ContextMenuRoot>
      <ContextMenuTrigger className="grid max-w-sm gap-2 rounded-lg border p-4">
        <a href="#rain-jackets" className="font-semibold underline">
          Rain jackets
        </a>
        <p role="status">
          {size} pictures, {prices ? 'with' : 'without'} prices
        </p>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="Rain jackets">
        <ContextMenuCheckboxItem checked={prices} onCheckedChange={setPrices}>
          Prices
        </ContextMenuCheckboxItem>
        <ContextMenuSeparator />
        <ContextMenuRadioGroup value={size} onValueChange={setSize}>
          <ContextMenuLabel>Pictures</ContextMenuLabel>
          <ContextMenuRadioItem value="Small">Small</ContextMenuRadioItem>
          <ContextMenuRadioItem value="Large">Large</ContextMenuRadioItem>
        </ContextMenuRadioGroup>
      </ContextMenuContent>
    </ContextMenuRoot>
  );
}
