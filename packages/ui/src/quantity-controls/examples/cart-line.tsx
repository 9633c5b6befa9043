'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';

const PRICE = 42;

export default function CartLine() {
  const [quantity, setQuantity] = useState(1);
  if (quantity === 0) return <p>Your cart is empty.</p>;
  return (
    <div className="flex max-w-md flex-wrap items-center justify-between gap-4">
      <p>
        <span className="font-semibold">Wool scarf</span>
        <br />€{PRICE} each
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <QuantityControls
          rule={{min: 1, max: 10, step: 1}}
          value={quantity}
          onValueChange={setQuantity}
          label="Quantity of Wool scarf"
        />
        <Button variant="ghost" aria-label="Remove Wool scarf" onClick={() => setQuantity(0)}>
          Remove
        </Button>
      </div>
      <p className="w-full text-end font-semibold">€{PRICE * quantity}</p>
    </div>
  );
}
