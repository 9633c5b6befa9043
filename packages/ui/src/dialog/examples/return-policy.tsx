import {DialogBody, DialogContent, DialogRoot, DialogTitle} from '@storefront-toolkit/ui/dialog';
import {DialogClose, DialogFooter, DialogTrigger} from '@storefront-toolkit/ui/dialog';

const STEPS = [
  'Open your order and choose what goes back. Each item says until when it can.',
  'Tell us why. The answer helps the next customer to choose, and changes nothing for you.',
  'Print the label, or show the code on your phone at the counter. Both are paid.',
  'Pack the items as they came: shoes in their box, and that box in another one.',
  'Hand the parcel in within seven days. Keep the receipt until the money is back.',
  'We look at what arrives within three days and write to you.',
  'The money goes back the way it came. Banks take up to five days to show it.',
  'A gift goes back without its giver being told: you get a voucher for it.',
];

export default function ReturnPolicy() {
  return (
    <DialogRoot>
      <DialogTrigger variant="ghost">How returns work</DialogTrigger>
      <DialogContent style={{maxHeight: 'min(24rem, calc(100dvh - 2rem))'}}>
        <DialogTitle>How returns work</DialogTitle>
        <DialogBody>
          <ol className="grid list-decimal gap-4 ps-5">
            {STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </DialogBody>
        <DialogFooter>
          <DialogClose variant="secondary">Got it</DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
