'use client';

import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';
import {useState} from 'react';

const ORDERS: Record<string, readonly string[]> = {
  open: ['Order 1042, on its way', 'Order 1039, being packed'],
  delivered: ['Order 1017, delivered on 3 May', 'Order 1003, delivered on 12 April'],
  returned: ['Order 998, refunded'],
};

export default function AccountOrders() {
  const [shown, setShown] = useState('open');
  return (
    <TabsRoot activation="manual" variant="segmented" value={shown} onValueChange={setShown}>
      <TabsList aria-label="Your orders">
        {Object.entries(ORDERS).map(([state, orders]) => (
          <TabsTrigger key={state} value={state} className="capitalize">
            {state} ({orders.length})
          </TabsTrigger>
        ))}
      </TabsList>
      {Object.entries(ORDERS).map(([state, orders]) => (
        <TabsContent key={state} value={state}>
          <ul className="grid gap-2">
            {orders.map((order) => (
              <li key={order}>{order}</li>
            ))}
          </ul>
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
