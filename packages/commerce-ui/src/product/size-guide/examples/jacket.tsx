'use client';

import {SizeGuideDialog} from '@storefront-toolkit/commerce-ui/product/size-guide';
import {jacketSizes, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import {useState} from 'react';

const sizes = rainJacket.options.find(({id}) => id === 'size')?.values ?? [];

export default function Jacket() {
  const [size, setSize] = useState('m');
  return (
    <div className="grid w-full max-w-sm justify-items-start gap-3">
      <RadioGroup label="Size" orientation="horizontal" value={size} onValueChange={setSize}>
        {sizes.map(({id, label}) => (
          <RadioGroupItem key={id} value={id}>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
      <SizeGuideDialog guide={jacketSizes} locale="en-IE" selectedSizeId={size} />
    </div>
  );
}
