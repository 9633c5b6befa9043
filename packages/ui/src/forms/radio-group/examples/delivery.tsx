'use client';

import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import {useState} from 'react';

const OPTIONS = [
  {value: 'standard', label: 'Standard', price: 'Free', time: 'Thursday to Saturday'},
  {value: 'express', label: 'Express', price: '€12.50', time: 'Tomorrow, if you order by 4 pm'},
  {value: 'pickup', label: 'Pick up in our store', price: 'Free', time: 'Today from 2 pm'},
];

export default function Delivery() {
  const [delivery, setDelivery] = useState('standard');
  const chosen = OPTIONS.find(({value}) => value === delivery);
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup label="Delivery" name="delivery" value={delivery} onValueChange={setDelivery}>
        {OPTIONS.map(({value, label, price, time}) => (
          <RadioGroupItem key={value} value={value} size="large" description={time}>
            {label}, {price}
          </RadioGroupItem>
        ))}
      </RadioGroup>
      <p role="status">{chosen && `Arrives: ${chosen.time}`}</p>
    </div>
  );
}
