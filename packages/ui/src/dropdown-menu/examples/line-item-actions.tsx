'use client';

import {IconButton} from '@storefront-toolkit/ui/button';
import {DropdownMenuContent, DropdownMenuItem} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuRoot, DropdownMenuTrigger} from '@storefront-toolkit/ui/dropdown-menu';
import {useState} from 'react';

const dots = (
  <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor">
    <path d="M4 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z" />
  </svg>
);

export default function LineItemActions() {
  const [done, setDone] = useState('in your cart');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status">Wool scarf, {done}</p>
      <DropdownMenuRoot>
        <DropdownMenuTrigger
          render={
            <IconButton variant="ghost" label="Actions for Wool scarf">
              {dots}
            </IconButton>
          }
        />
        <DropdownMenuContent align="end">
          <DropdownMenuItem onClick={() => setDone('saved for later')}>
            Save for later
          </DropdownMenuItem>
          <DropdownMenuItem onClick={() => setDone('marked as a gift')}>
            Make it a gift
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Change the color (sold out)</DropdownMenuItem>
          <DropdownMenuItem tone="danger" onClick={() => setDone('removed')}>
            Remove
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenuRoot>
    </div>
  );
}
