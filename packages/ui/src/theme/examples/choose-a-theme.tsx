'use client';

import type {ThemeData} from '@storefront-toolkit/types/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
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
      <RadioGroup label="Theme" orientation="horizontal" value={name} onValueChange={setName}>
        {Object.keys(themes).map((option) => (
          <RadioGroupItem key={option} value={option}>
            {option}
          </RadioGroupItem>
        ))}
      </RadioGroup>
      <Button>Add to cart</Button>
    </LiveThemeProvider>
  );
}
