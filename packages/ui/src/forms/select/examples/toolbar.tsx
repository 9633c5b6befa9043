'use client';

import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';
import {useState} from 'react';

const ORDERS = [
  {value: 'new', label: 'Newest'},
  {value: 'price', label: 'Price, low to high'},
  {value: 'rating', label: 'Rating'},
];

export default function Toolbar() {
  const [order, setOrder] = useState('new');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>48 products</p>
      <SelectRoot items={ORDERS} value={order} onValueChange={setOrder}>
        <SelectTrigger size="small" aria-label="Sort by" className="w-48" />
        <SelectContent aria-label="Sort by">
          {ORDERS.map(({value, label}) => (
            <SelectItem key={value} value={value}>
              {label}
            </SelectItem>
          ))}
        </SelectContent>
      </SelectRoot>
    </div>
  );
}
