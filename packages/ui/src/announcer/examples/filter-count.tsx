'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {useState} from 'react';

const SCARVES = [
  {name: 'Fisherman scarf', wool: true},
  {name: 'Linen scarf', wool: false},
  {name: 'Lambswool scarf', wool: true},
];

export default function FilterCount() {
  const [woolOnly, setWoolOnly] = useState(false);
  const shown = SCARVES.filter(({wool}) => wool || !woolOnly);

  function filter(checked: boolean) {
    setWoolOnly(checked);
    announce(`${SCARVES.filter(({wool}) => wool || !checked).length} products`);
  }

  return (
    <div className="grid gap-3">
      <Checkbox checked={woolOnly} onChange={({target}) => filter(target.checked)}>
        Only wool
      </Checkbox>
      <ul className="grid gap-1">
        {shown.map(({name}) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
