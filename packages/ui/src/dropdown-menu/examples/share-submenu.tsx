'use client';

import {DropdownMenuContent, DropdownMenuItem} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuRoot, DropdownMenuSubContent} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuSubRoot, DropdownMenuSubTrigger} from '@storefront-toolkit/ui/dropdown-menu';
import {DropdownMenuTrigger} from '@storefront-toolkit/ui/dropdown-menu';
import {useState} from 'react';

export default function ShareSubmenu() {
  const [done, setDone] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DropdownMenuRoot>
        <DropdownMenuTrigger variant="secondary">Wish list</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem shortcut="Control+P" onClick={() => setDone('Printed')}>
            Print
          </DropdownMenuItem>
          <DropdownMenuSubRoot>
            <DropdownMenuSubTrigger>Share</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem onClick={() => setDone('Link copied')}>
                Copy the link
              </DropdownMenuItem>
              <DropdownMenuItem onClick={() => setDone('Mail written')}>By mail</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSubRoot>
          <DropdownMenuItem tone="danger" onClick={() => setDone('Emptied')}>
            Empty it
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenuRoot>
      <p role="status">{done}</p>
    </div>
  );
}
