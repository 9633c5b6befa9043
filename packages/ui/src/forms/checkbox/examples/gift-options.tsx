import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';

export default function GiftOptions() {
  return (
    <FieldGroup label="Gift options" description="For the whole order.">
      <Checkbox size="large" name="wrap" description="Recycled paper and cotton ribbon, €3.50">
        Gift wrapping
      </Checkbox>
      <Checkbox size="large" name="prices" defaultChecked description="The parcel holds no invoice">
        Without prices
      </Checkbox>
      <Checkbox size="large" name="card" disabled description="Sold out until March 2">
        Handwritten card
      </Checkbox>
    </FieldGroup>
  );
}
