import {IconButton} from '@storefront-toolkit/ui/button';
import {DialogBody, DialogContent, DialogRoot} from '@storefront-toolkit/ui/dialog';
import {DialogTitle, DialogTrigger} from '@storefront-toolkit/ui/dialog';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  PopoverContent,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from '@storefront-toolkit/ui/popover';

export default function InADialog() {
  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Pay by card</DialogTrigger>
      <DialogContent size="small">
        <DialogTitle>Pay by card</DialogTitle>
        <DialogBody className="flex items-end gap-2">
          <Field label="Security code" className="grow">
            <Input inputMode="numeric" />
          </Field>
          <PopoverRoot>
            <PopoverTrigger
              render={
                <IconButton variant="ghost" label="Where is the security code?">
                  ?
                </IconButton>
              }
            />
            <PopoverContent side="top" align="end">
              <PopoverTitle>Security code</PopoverTitle>
              <p>The three digits on the back of the card.</p>
            </PopoverContent>
          </PopoverRoot>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
