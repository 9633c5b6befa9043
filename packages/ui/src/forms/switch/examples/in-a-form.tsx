'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Switch} from '@storefront-toolkit/ui/forms/switch';
import {useState} from 'react';

export default function InAForm() {
  const [saved, setSaved] = useState('');
  return (
    <form
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(new FormData(event.currentTarget).get('gift') === 'yes' ? 'with' : 'without');
      }}
    >
      <Switch name="gift" value="yes">
        Gift receipt
      </Switch>
      <Button type="submit" variant="secondary" className="justify-self-start">
        Save
      </Button>
      <p role="status">{saved && `Your parcel comes ${saved} a gift receipt.`}</p>
    </form>
  );
}
