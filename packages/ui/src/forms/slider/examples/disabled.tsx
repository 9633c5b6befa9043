import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {RangeSlider, Slider} from '@storefront-toolkit/ui/forms/slider';

export default function Disabled() {
  return (
    <div className="grid max-w-sm gap-4">
      <FieldGroup label="Price" description="All jackets have one price." disabled>
        <RangeSlider
          labels={['Lowest price', 'Highest price']}
          max={160}
          defaultValue={[20, 120]}
          format={{style: 'currency', currency: 'EUR', maximumFractionDigits: 0}}
        />
      </FieldGroup>
      <Field label="Pickup within" description="Enter your address first." disabled>
        <Slider min={1} max={50} defaultValue={10} format={{style: 'unit', unit: 'kilometer'}} />
      </Field>
    </div>
  );
}
