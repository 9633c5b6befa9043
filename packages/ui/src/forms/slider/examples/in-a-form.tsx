'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {RangeSlider} from '@storefront-toolkit/ui/forms/slider';
import {useState} from 'react';

export default function InAForm() {
  const [shown, setShown] = useState('');
  return (
    <form
      method="get"
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setShown([...data.values()].map(Number).join(' to '));
      }}
    >
      <FieldGroup label="Weight">
        <RangeSlider
          labels={['Lowest weight', 'Highest weight']}
          names={['weight_min', 'weight_max']}
          max={2000}
          step={100}
          defaultValue={[200, 900]}
          format={{style: 'unit', unit: 'gram'}}
        />
      </FieldGroup>
      <div className="flex gap-2">
        <Button type="submit">Show products</Button>
        <Button type="reset" variant="secondary" children="Reset" />
      </div>
      <p role="status">{shown && `Products of ${shown} g`}</p>
    </form>
  );
}
