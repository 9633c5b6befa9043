import {Input, Textarea} from '@storefront-toolkit/ui/forms/input';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';

export default function SoldOut() {
  return (
    <FieldGroup
      label="Engraving"
      description="Our engraver is away until March 2."
      disabled
      className="max-w-md gap-4"
    >
      <Field label="Initials" description="Up to three letters.">
        <Input name="initials" maxLength={3} />
      </Field>
      <Field label="Note to the engraver">
        <Textarea name="note" rows={2} />
      </Field>
    </FieldGroup>
  );
}
