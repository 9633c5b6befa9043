'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';

export default function ProductForm() {
  const [added, setAdded] = useState('');
  return (
    <form
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setAdded(new FormData(event.currentTarget).get('quantity') as string);
      }}
    >
      <QuantityControls
        rule={{min: 1, step: 1}}
        name="quantity"
        label="Quantity of Beeswax candle"
        size="large"
      />
      <Button type="submit" size="large">
        Add to cart
      </Button>
      <p role="status">{added && `${added} in your cart`}</p>
    </form>
  );
}
