'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import {useState} from 'react';

export default function Size() {
  const [added, setAdded] = useState('');
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAdded(new FormData(event.currentTarget).get('size') as string);
      }}
    >
      <RadioGroup
        label="Size"
        name="size"
        orientation="horizontal"
        required
        messages={{valueMissing: 'Choose a size.'}}
      >
        <RadioGroupItem value="S">S</RadioGroupItem>
        <RadioGroupItem value="M">M</RadioGroupItem>
        <RadioGroupItem value="L" disabled>
          L (sold out)
        </RadioGroupItem>
        <RadioGroupItem value="XL">XL</RadioGroupItem>
      </RadioGroup>
      <Button type="submit">Add to cart</Button>
      <p role="status">{added && `Wool sweater, size ${added}, is in your cart.`}</p>
    </form>
  );
}
