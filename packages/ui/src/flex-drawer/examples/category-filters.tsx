'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {FlexDrawerClose, FlexDrawerContent} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerRoot, FlexDrawerTitle} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerTrigger} from '@storefront-toolkit/ui/flex-drawer';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {type ChangeEvent, useState} from 'react';

const JACKETS = ['Blue parka', 'Red anorak', 'Blue raincoat', 'Green poncho'];
const jacketsIn = (colors: readonly string[]) =>
  JACKETS.filter((name) => !colors.length || colors.includes(name.split(' ')[0]!));

export default function CategoryFilters() {
  const [colors, setColors] = useState<string[]>([]);
  const shown = jacketsIn(colors);

  function change({target: {checked, value}}: ChangeEvent<HTMLInputElement>) {
    const next = checked ? [...colors, value] : colors.filter((color) => color !== value);
    setColors(next);
    announce(`${jacketsIn(next).length} of ${JACKETS.length} jackets`);
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[12rem_1fr]">
      <FlexDrawerRoot>
        <FlexDrawerTrigger variant="secondary">Filter ({colors.length})</FlexDrawerTrigger>
        <FlexDrawerContent>
          <FlexDrawerTitle>Color</FlexDrawerTitle>
          {['Blue', 'Red', 'Green'].map((color) => (
            <Checkbox key={color} size="large" value={color} onChange={change}>
              {color}
            </Checkbox>
          ))}
          <FlexDrawerClose fullWidth>Show {shown.length} jackets</FlexDrawerClose>
        </FlexDrawerContent>
      </FlexDrawerRoot>
      <ul className="grid content-start gap-2">
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
