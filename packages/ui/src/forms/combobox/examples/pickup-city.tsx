import {Combobox} from '@storefront-toolkit/ui/forms/combobox';
import {Field} from '@storefront-toolkit/ui/forms/label';

const CITIES = ['Bordeaux', 'Genève', 'Köln', 'Liège', 'Lyon', 'Málaga', 'Orléans', 'Zürich'];
const items = CITIES.map((city) => ({value: city}));

export default function PickupCity() {
  return (
    <div className="max-w-xs">
      <Field
        label="City for pickup"
        description="If we have no store there, we look for the nearest."
      >
        <Combobox name="city" items={items} autoComplete="address-level2" />
      </Field>
    </div>
  );
}
