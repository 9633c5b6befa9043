'use client';

import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

const SIZES = [
  {name: 'S', products: 12},
  {name: 'M', products: 18},
  {name: 'L', products: 7},
  {name: 'XL', products: 0},
];

export default function SizeFilter() {
  const [chosen, setChosen] = useState<string[]>(['M']);
  const found = SIZES.filter(({name}) => chosen.includes(name) || chosen.length === 0);
  const products = found.reduce((sum, size) => sum + size.products, 0);
  return (
    <div className="flex flex-col gap-4">
      <FieldGroup label="Size">
        {SIZES.map(({name, products: count}) => (
          <Checkbox
            key={name}
            name="size"
            value={name}
            disabled={count === 0}
            checked={chosen.includes(name)}
            onChange={({target}) =>
              setChosen(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          >
            {name} ({count})
          </Checkbox>
        ))}
      </FieldGroup>
      <p role="status">{products} products</p>
    </div>
  );
}
