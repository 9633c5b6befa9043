import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function States() {
  return (
    <div className="flex max-w-sm flex-col gap-4">
      <Field label="State" error="We do not ship to Hawaii yet." required>
        <FormSelect name="state" defaultValue="HI" autoComplete="address-level1">
          <option value="CA">California</option>
          <option value="HI">Hawaii</option>
        </FormSelect>
      </Field>
      <Field label="Store" description="Choose a city first." disabled>
        <FormSelect name="store" size="large" placeholder="No city chosen">
          <option value="1">Main square</option>
        </FormSelect>
      </Field>
    </div>
  );
}
