'use client';

import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {
  PopoverClose,
  PopoverContent,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from '@storefront-toolkit/ui/popover';
import {type ChangeEvent, useState} from 'react';

const COLORS = ['Black', 'Blue', 'Green', 'Red'];

export default function ColorFilter() {
  const [chosen, setChosen] = useState<string[]>([]);

  function change({target: {checked, value}}: ChangeEvent<HTMLInputElement>) {
    setChosen(checked ? [...chosen, value] : chosen.filter((color) => color !== value));
  }

  return (
    <PopoverRoot>
      <PopoverTrigger variant="secondary">
        Color{chosen.length > 0 && ` (${chosen.length})`}
      </PopoverTrigger>
      <PopoverContent align="start">
        <PopoverTitle>Color</PopoverTitle>
        <div className="my-3 grid">
          {COLORS.map((color) => (
            <Checkbox key={color} value={color} onChange={change}>
              {color}
            </Checkbox>
          ))}
        </div>
        <PopoverClose size="small">Show jackets</PopoverClose>
      </PopoverContent>
    </PopoverRoot>
  );
}
