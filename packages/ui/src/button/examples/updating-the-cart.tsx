'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function UpdatingTheCart() {
  const [state, setState] = useState<'stale' | 'saving' | 'saved'>('stale');

  function save() {
    setState('saving');
    setTimeout(() => setState('saved'), 1500);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button loading={state === 'saving'} onClick={save}>
        Update cart
      </Button>
      <p role="status" className="text-ink-muted">
        {state === 'saving' && 'Updating your cart'}
        {state === 'saved' && 'Cart updated'}
      </p>
    </div>
  );
}
