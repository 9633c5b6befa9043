import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function States() {
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Field label="Company" error="Enter the name exactly as you registered it.">
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field label="Customer number" description="Given with your first order.">
        <Input name="customer" defaultValue="20418" readOnly />
      </Field>
      <Field label="Cost center" disabled>
        <Input name="cost-center" defaultValue="4100" />
      </Field>
    </div>
  );
}
