'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {DialogBody, DialogContent, DialogFooter} from '@storefront-toolkit/ui/dialog';
import {DialogRoot, DialogTitle, DialogTrigger} from '@storefront-toolkit/ui/dialog';
import {Textarea} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {type SubmitEvent, useState} from 'react';

export default function GiftMessage() {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState('');

  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved(message);
    setOpen(false);
  }

  return (
    <DialogRoot open={open} onOpenChange={setOpen}>
      <DialogTrigger variant="secondary">Add a gift message</DialogTrigger>
      <p role="status" className="mt-3">
        {saved && `The card says: ${saved}`}
      </p>
      <DialogContent closeOnOutsidePress={false}>
        <DialogTitle>Gift message</DialogTitle>
        <form onSubmit={save} className="flex min-h-0 flex-col">
          <DialogBody>
            <Field label="Text on the card" required>
              <Textarea value={message} onChange={({target}) => setMessage(target.value)} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button type="submit">Save the message</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
