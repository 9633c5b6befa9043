import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function Variants() {
  return (
    <div className="max-w-sm">
      <Field label="Grind" description="Whole beans stay fresh for longer.">
        <FormSelect name="grind" defaultValue="beans">
          <option value="beans">Whole beans</option>
          <optgroup label="Ground for">
            <option value="espresso">Espresso</option>
            <option value="filter">Filter</option>
            <option value="press">French press</option>
          </optgroup>
          <option value="cold-brew" disabled>
            Cold brew (sold out)
          </option>
        </FormSelect>
      </Field>
    </div>
  );
}
