'use client';

import {ProductGallery} from '@storefront-toolkit/commerce-ui/product/gallery';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import {useState} from 'react';

const colors = rainJacket.options[0]?.values ?? [];

export default function Variants() {
  const [color, setColor] = useState(0);
  const [mediaId, setMediaId] = useState(rainJacket.media[0]?.id);

  function choose(next: number) {
    setColor(next);
    // The pictures of this product are in the order of its colors.
    setMediaId(rainJacket.media[next]?.id);
  }

  return (
    <div className="grid w-full max-w-xs gap-5">
      <ProductGallery
        media={rainJacket.media}
        locale="en-IE"
        sizes="20rem"
        selectedMediaId={mediaId}
        onSelectedMediaChange={({id}) => setMediaId(id)}
      />
      <RadioGroup
        label="Color"
        orientation="horizontal"
        value={String(color)}
        onValueChange={(value) => choose(Number(value))}
      >
        {colors.map(({id, label}, at) => (
          <RadioGroupItem key={id} value={String(at)}>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </div>
  );
}
