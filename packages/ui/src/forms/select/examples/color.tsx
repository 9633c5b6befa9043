'use client';

import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';
import {useState} from 'react';

const COLORS = [
  {value: 'rust', text: 'Rust', label: <Swatch name="Rust" color="bg-brand" />},
  {value: 'moss', text: 'Moss', label: <Swatch name="Moss" color="bg-success" />},
  {value: 'ink', text: 'Ink', label: <Swatch name="Ink" color="bg-ink" />},
];

function Swatch({name, color}: {name: string; color: string}) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-4 rounded-full border ${color}`} />
      {name}
    </span>
  );
}

export default function Color() {
  const [color, setColor] = useState('rust');
  return (
    <Field label="Color" description={`The photo shows ${color}.`} className="max-w-xs">
      <SelectRoot items={COLORS} value={color} onValueChange={setColor}>
        <SelectTrigger />
        <SelectContent>
          {COLORS.map(({value, label}) => (
            <SelectItem key={value} value={value}>
              {label}
            </SelectItem>
          ))}
        </SelectContent>
      </SelectRoot>
    </Field>
  );
}
