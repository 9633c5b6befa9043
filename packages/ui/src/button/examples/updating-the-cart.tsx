'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function UpdatingTheCart() {
  const [state, setState] = useState<'stale' | 'saving' | 'saved'>('stale');

  async function save() {
    setState('saving');
    await new Promise((done) => setTimeout(done, 1500));
    setState('saved');
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
