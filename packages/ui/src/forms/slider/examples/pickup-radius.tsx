import {Field} from '@storefront-toolkit/ui/forms/label';
import {Slider} from '@storefront-toolkit/ui/forms/slider';

export default function PickupRadius() {
  return (
    <Field label="Pickup within" description="From your address to the store." className="max-w-sm">
      <Slider
        name="radius"
        min={1}
        max={50}
        defaultValue={10}
        format={{style: 'unit', unit: 'kilometer'}}
      />
    </Field>
  );
}
