'use client';

import {Combobox, type ComboboxItem} from '@storefront-toolkit/ui/forms/combobox';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useRef, useState} from 'react';

const PRODUCTS = [
  {value: 'Camp lantern', detail: '€49'},
  {value: 'Camp stove', detail: '€89'},
  {value: 'Rain jacket', detail: '€129'},
];

async function askServer(text: string): Promise<ComboboxItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return PRODUCTS.filter(({value}) => value.toLowerCase().includes(text.toLowerCase()));
}

export default function ProductSearch() {
  const [items, setItems] = useState<ComboboxItem[]>([]);
  const [loading, setLoading] = useState(false);
  const latest = useRef('');

  async function suggest(text: string, item?: ComboboxItem) {
    latest.current = text;
    setLoading(text !== '' && !item);
    if (item) return;
    setItems([]);
    const found = text ? await askServer(text) : [];
    if (latest.current !== text) return;
    setItems(found);
    setLoading(false);
  }

  return (
    <Field label="Product" className="max-w-sm">
      <Combobox
        name="q"
        items={items}
        filter={false}
        loading={loading}
        onValueChange={(text, item) => void suggest(text, item)}
      />
    </Field>
  );
}
