'use client';

import type {ReactNode} from 'react';
import {type CartAction, servedFormOf} from '../../internal/cart-action.ts';

interface LineFormProps {
  lineId: string;
  action: CartAction;
  /** Called in place of the browser when the action is a function. */
  onSend: (form: FormData) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of a line. Without JavaScript the browser sends it: to the address, or to the server action. */
export function LineForm({lineId, action, onSend, className, children}: LineFormProps) {
  const fields = (
    <>
      <input type="hidden" name="lineItemId" value={lineId} />
      {children}
    </>
  );
  if (typeof action === 'string') {
    return (
      <form action={action} method="post" className={className}>
        {fields}
      </form>
    );
  }
  // React ignores the result, for which its type allows less.
  const send: (form: FormData) => void = action;
  return (
    <form
      {...servedFormOf(send)}
      // The server's HTML keeps the address of a server action, which is no longer known in the browser.
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
      className={className}
    >
      {fields}
    </form>
  );
}
