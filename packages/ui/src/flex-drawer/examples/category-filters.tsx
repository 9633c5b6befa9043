'use client';

import {FlexDrawerClose, FlexDrawerContent} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerRoot, FlexDrawerTitle} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerTrigger} from '@storefront-toolkit/ui/flex-drawer';
import {type ChangeEvent, useState} from 'react';

const JACKETS = ['Blue parka', 'Red anorak', 'Blue raincoat', 'Green poncho'];

export default function CategoryFilters() {
  const [colors, setColors] = useState<string[]>([]);
  const shown = JACKETS.filter((name) => !colors.length || colors.includes(name.split(' ')[0]!));

  function change({target: {checked, value}}: ChangeEvent<HTMLInputElement>) {
    setColors(checked ? [...colors, value] : colors.filter((color) => color !== value));
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[12rem_1fr]">
      <FlexDrawerRoot>
        <FlexDrawerTrigger variant="secondary">Filter ({colors.length})</FlexDrawerTrigger>
        <FlexDrawerContent>
          <FlexDrawerTitle>Color</FlexDrawerTitle>
          {['Blue', 'Red', 'Green'].map((color) => (
            <label key={color} className="flex min-h-10 items-center gap-2">
              <input type="checkbox" value={color} onChange={change} />
              {color}
            </label>
          ))}
          <FlexDrawerClose fullWidth>Show {shown.length} jackets</FlexDrawerClose>
        </FlexDrawerContent>
      </FlexDrawerRoot>
      <ul className="grid content-start gap-2" aria-live="polite">
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
