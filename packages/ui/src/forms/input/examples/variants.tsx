import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

const SIZES = ['small', 'medium', 'large'] as const;

export default function Variants() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {SIZES.map((size) => (
        <div key={size} className="grid gap-4">
          <Field label={`Order number, ${size}`}>
            <Input size={size} defaultValue="100482" />
          </Field>
          <Field label={`Read-only, ${size}`}>
            <Input size={size} defaultValue="100482" readOnly />
          </Field>
          <Field label={`Disabled, ${size}`} disabled>
            <Input size={size} defaultValue="100482" />
          </Field>
          <Field label={`Invalid, ${size}`} error="An order number has 6 digits.">
            <Input size={size} defaultValue="1004" />
          </Field>
        </div>
      ))}
    </div>
  );
}
