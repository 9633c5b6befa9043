'use client';

import type {ThemeData} from '@storefront-toolkit/types/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {LiveThemeProvider} from '@storefront-toolkit/ui/theme';
import {useState} from 'react';

const empty = {fonts: [], typography: {}};
const sea = {brand: '#0b6069', 'brand-strong': '#08474e'} as const;
const plum = {brand: '#7a2a6b', 'brand-strong': '#5b1c4f'} as const;
const themes: Record<string, ThemeData> = {
  Store: {id: 'store', ...empty, light: {}, dark: {}},
  Sea: {id: 'sea', ...empty, light: sea, dark: {brand: '#6fd3de'}},
  Plum: {id: 'plum', ...empty, light: plum, dark: {brand: '#e7a5db'}},
};

export default function ChooseATheme() {
  const [name, setName] = useState('Store');
  return (
    <LiveThemeProvider theme={themes[name]!} className="grid justify-items-start gap-4">
      <fieldset className="flex gap-4">
        <legend className="mb-2 font-medium">Theme</legend>
        {Object.keys(themes).map((option) => (
          <label key={option} className="flex items-center gap-2">
            <input
              type="radio"
              name="theme"
              className="size-4 accent-brand"
              checked={option === name}
              onChange={() => setName(option)}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <Button>Add to cart</Button>
    </LiveThemeProvider>
  );
}
