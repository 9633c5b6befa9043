'use client';

import {
  DialogBody,
  DialogContent,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';
import {useState} from 'react';

const items = ['Austria', 'France', 'Germany'].map((name) => ({value: name, label: name}));

export default function ChangeCountry() {
  const [country, setCountry] = useState('France');
  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Deliver to {country}</DialogTrigger>
      <DialogContent size="small">
        <DialogTitle>Where do we deliver?</DialogTitle>
        <DialogBody>
          <Field label="Country">
            <SelectRoot items={items} value={country} onValueChange={setCountry}>
              <SelectTrigger />
              <SelectContent>
                {items.map((item) => (
                  <SelectItem key={item.value} {...item}>
                    {item.label}
                  </SelectItem>
                ))}
              </SelectContent>
            </SelectRoot>
          </Field>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
