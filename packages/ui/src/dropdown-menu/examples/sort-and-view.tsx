'use client';

import {DropdownMenuCheckboxItem, DropdownMenuContent} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuLabel, DropdownMenuRadioGroup} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuRadioItem, DropdownMenuRoot} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuSeparator, DropdownMenuTrigger} from '@storefront-toolkit/ui/dropdown-menu';
import {useState} from 'react';

const ORDERS = ['Newest first', 'Lowest price', 'Highest price'];

export default function SortAndView() {
  const [order, setOrder] = useState('Newest first');
  const [soldOut, setSoldOut] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DropdownMenuRoot>
        <DropdownMenuTrigger variant="secondary">Sort and view</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
            <DropdownMenuLabel>Order</DropdownMenuLabel>
            {ORDERS.map((name) => (
              <DropdownMenuRadioItem key={name} value={name}>
                {name}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuCheckboxItem checked={soldOut} onCheckedChange={setSoldOut}>
            Show what is sold out
          </DropdownMenuCheckboxItem>
        </DropdownMenuContent>
      </DropdownMenuRoot>
      <p role="status">
        {order}, {soldOut ? 'with' : 'without'} what is sold out
      </p>
    </div>
  );
}
