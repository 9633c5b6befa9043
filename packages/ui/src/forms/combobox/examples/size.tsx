'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Combobox} from '@storefront-toolkit/ui/forms/combobox';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

const SIZES = [
  {value: 'Small', detail: 'In stock'},
  {value: 'Medium', detail: '2 left'},
  {value: 'Large', detail: 'Sold out', disabled: true},
  {value: 'Extra large', detail: 'In stock'},
];

const messages = {
  valueMissing: 'Choose a size.',
  patternMismatch: 'Choose one of the sizes that we have in stock.',
};

export default function Size() {
  const [size, setSize] = useState('');
  return (
    <form
      className="flex max-w-sm flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSize(new FormData(event.currentTarget).get('size') as string);
      }}
    >
      <Field label="Size" required messages={messages}>
        <Combobox name="size" size="large" items={SIZES} allowFreeText={false} />
      </Field>
      <Button type="submit">Add to cart</Button>
      <p role="status">{size && `Rain jacket, ${size}, is in your cart.`}</p>
    </form>
  );
}
