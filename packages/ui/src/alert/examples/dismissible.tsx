'use client';

import {AlertClose, AlertDescription, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {useRef, useState} from 'react';

export default function Dismissible() {
  const [shown, setShown] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);

  function dismiss() {
    setShown(false);
    // The pressed button goes away, so the focus needs a place to stay.
    heading.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        Your cart
      </h3>
      {shown && (
        <AlertRoot tone="info">
          <AlertTitle>Two prices have changed since your last visit</AlertTitle>
          <AlertDescription>The wool scarf is €4 less, the felt hat €2 more.</AlertDescription>
          <AlertClose onClick={dismiss} />
        </AlertRoot>
      )}
      <p>Wool scarf, felt hat</p>
    </div>
  );
}
