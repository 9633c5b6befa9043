import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function Sizes() {
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Field label="Filter brands">
        <Input size="small" type="search" name="brand" />
      </Field>
      <Field label="Order number">
        <Input size="medium" name="order" placeholder="100482" />
      </Field>
      <Field label="Email">
        <Input size="large" type="email" name="email" autoComplete="email" />
      </Field>
    </div>
  );
}
