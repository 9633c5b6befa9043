import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';

const SIZES = ['small', 'medium', 'large'] as const;
const options = ['Moss', 'Ocean', 'Plum'].map((color) => <option key={color}>{color}</option>);

export default function Sizes() {
  return (
    <div className="grid grid-cols-cards items-start gap-4">
      {SIZES.map((size) => (
        <Field key={size} label={`Color, ${size}`}>
          <FormSelect size={size}>{options}</FormSelect>
        </Field>
      ))}
      <Field label="Color, disabled" disabled>
        <FormSelect>{options}</FormSelect>
      </Field>
      <Field label="Color, invalid" error="Plum is sold out.">
        <FormSelect defaultValue="Plum">{options}</FormSelect>
      </Field>
    </div>
  );
}
