import {
  DialogBody,
  DialogContent,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';
import {Combobox} from '@storefront-toolkit/ui/forms/combobox';
import {Field} from '@storefront-toolkit/ui/forms/label';

const STORES = ['Harbor Street', 'Market Hall', 'Old Town', 'Station Square'];
const items = STORES.map((store) => ({value: store}));

export default function InADialog() {
  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Choose your store</DialogTrigger>
      <DialogContent size="small">
        <DialogTitle>Your store</DialogTitle>
        <DialogBody>
          <Field label="Store">
            <Combobox items={items} />
          </Field>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
