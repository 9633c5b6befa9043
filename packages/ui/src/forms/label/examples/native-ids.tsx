import {Input} from '@storefront-toolkit/ui/forms/input';
import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {Label} from '@storefront-toolkit/ui/forms/label';

export default function NativeIds() {
  return (
    <div className="grid max-w-lg items-center gap-x-4 gap-y-2 md:grid-cols-[10rem_1fr]">
      <Label htmlFor="vat-id">VAT number</Label>
      <Input
        id="vat-id"
        name="vat-id"
        defaultValue="DE12345"
        aria-invalid
        aria-describedby="vat-id-error"
      />
      <InputError id="vat-id-error" className="md:col-start-2">
        A German VAT number has nine digits after DE.
      </InputError>
    </div>
  );
}
