import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function Contact() {
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Field label="Email" required>
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Field label="Phone" description="The carrier calls if nobody opens.">
        <Input type="tel" name="phone" autoComplete="tel" />
      </Field>
      <Field label="Preferred day of delivery">
        <Input type="date" name="day" min="2027-01-04" />
      </Field>
    </div>
  );
}
