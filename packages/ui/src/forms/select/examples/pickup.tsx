'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';
import {useState} from 'react';

const STORES = [
  {value: 'harbor', label: 'Harbor Street', open: 'until 8 pm'},
  {value: 'market', label: 'Market Hall', open: 'until 6 pm'},
];

export default function Pickup() {
  const [store, setStore] = useState('');
  return (
    <form
      className="flex max-w-sm flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setStore(new FormData(event.currentTarget).get('store') as string);
      }}
    >
      <Field label="Store" required messages={{valueMissing: 'Choose where you pick it up.'}}>
        <SelectRoot name="store" items={STORES}>
          <SelectTrigger size="large" placeholder="Choose a store" />
          <SelectContent>
            {STORES.map(({value, label, open}) => (
              <SelectItem key={value} value={value}>
                {label}, open {open}
              </SelectItem>
            ))}
          </SelectContent>
        </SelectRoot>
      </Field>
      <Button type="submit">Reserve</Button>
      <p role="status">{store && `Reserved at ${store}. We keep it for three days.`}</p>
    </form>
  );
}
