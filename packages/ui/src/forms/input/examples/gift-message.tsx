'use client';

import {Textarea} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

const MOST = 120;

export default function GiftMessage() {
  const [message, setMessage] = useState('Happy birthday!');
  const left = MOST - message.length;
  return (
    <div className="flex max-w-md flex-col gap-1">
      <Field label="Gift message" description={`Up to ${MOST} characters, printed on a card.`}>
        <Textarea
          name="gift-message"
          maxLength={MOST}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <p className="text-sm text-ink-muted">{left} characters left</p>
      <p role="status" className="sr-only">
        {left <= 20 && `${left} characters left`}
      </p>
    </div>
  );
}
