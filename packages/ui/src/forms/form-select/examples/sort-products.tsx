'use client';

import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

const PRODUCTS = [
  {name: 'Wool scarf', price: 42},
  {name: 'Beeswax candle', price: 16.5},
  {name: 'Stoneware mug', price: 14},
];

export default function SortProducts() {
  const [order, setOrder] = useState('name');
  const sorted = PRODUCTS.toSorted((a, b) =>
    order === 'price' ? a.price - b.price : a.name.localeCompare(b.name),
  );
  return (
    <div className="flex max-w-sm flex-col gap-4">
      <Field label="Sort by">
        <FormSelect size="small" value={order} onChange={({target}) => setOrder(target.value)}>
          <option value="name">Name</option>
          <option value="price">Price, low to high</option>
        </FormSelect>
      </Field>
      <ol>
        {sorted.map(({name, price}) => (
          <li key={name}>
            {name}, €{price.toFixed(2)}
          </li>
        ))}
      </ol>
    </div>
  );
}
