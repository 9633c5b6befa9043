'use client';

import {
  type SizeGuide,
  SizeGuideTable,
  type SizeUnit,
} from '@storefront-toolkit/commerce-ui/product/size-guide';
import {useState} from 'react';

const gloves: SizeGuide = {
  caption: 'Gloves',
  measurements: [{id: 'hand', label: 'Around the hand'}],
  sizes: [
    {id: 's', label: 'S', measures: {hand: {min: 17, max: 19}}},
    {id: 'm', label: 'M', measures: {hand: {min: 19, max: 21}}},
    {id: 'l', label: 'L', measures: {hand: {min: 21, max: 23}}},
  ],
};

/** Stands for a store that remembers the unit. */
export default function Inches() {
  const [unit, setUnit] = useState<SizeUnit>('in');
  return (
    <div className="grid w-full max-w-sm gap-4">
      <SizeGuideTable guide={gloves} locale="en-US" defaultUnit={unit} onUnitChange={setUnit} />
      <p className="text-sm text-ink-muted">Remembered: {unit}</p>
    </div>
  );
}
