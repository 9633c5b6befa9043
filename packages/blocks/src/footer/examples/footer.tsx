'use client';

import {footer} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {type SubmitEvent, useState} from 'react';
import type {NewsletterAnswer} from '../NewsletterForm.tsx';
import {StoreFooter} from '../StoreFooter.tsx';

const hrefOf = createHrefOf({prefix: '#'});

export default function Footer() {
  const [answer, setAnswer] = useState<NewsletterAnswer>({});
  /** Stands for your server, which alone knows the addresses. */
  function subscribe(event: SubmitEvent) {
    event.preventDefault();
    const email = new FormData(event.target).get('email') as string;
    setAnswer(
      email.endsWith('@example.com')
        ? {message: `We sent a link to ${email}. Open it to confirm.`}
        : {error: 'Enter an address that ends in @example.com.', email},
    );
  }
  return (
    <div onSubmit={subscribe}>
      <StoreFooter footer={footer} hrefOf={hrefOf} action="#newsletter" answer={answer} />
    </div>
  );
}
