'use client';

import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {Switch} from '@storefront-toolkit/ui/forms/switch';
import {useState} from 'react';

export default function Notifications() {
  const [email, setEmail] = useState(true);
  const [phone, setPhone] = useState(false);
  return (
    <FieldGroup label="Order updates">
      <Switch checked={email} onChange={({target}) => setEmail(target.checked)}>
        By email
      </Switch>
      <Switch checked={phone} onChange={({target}) => setPhone(target.checked)}>
        By text message
      </Switch>
    </FieldGroup>
  );
}
