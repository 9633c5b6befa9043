'use client';

import {ContextMenuContent, ContextMenuItem} from '@storefront-toolkit/ui/context-menu';
import {ContextMenuRoot, ContextMenuSubContent} from '@storefront-toolkit/ui/context-menu';
import {ContextMenuSubRoot, ContextMenuSubTrigger} from '@storefront-toolkit/ui/context-menu';
import {ContextMenuTrigger} from '@storefront-toolkit/ui/context-menu';
import {useState} from 'react';

const LISTS = ['Birthday', 'Winter', 'New flat'];

export default function MoveToList() {
  const [list, setList] = useState('Birthday');
  return (
    <ContextMenuRoot>
      <ContextMenuTrigger className="grid max-w-sm gap-2 rounded-lg border p-4">
        <a href="#felt-hat" className="font-semibold underline">
          Felt hat
        </a>
        <p role="status">On the list {list}</p>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="Felt hat">
        <ContextMenuItem shortcut="Control+D">Duplicate</ContextMenuItem>
        <ContextMenuSubRoot>
          <ContextMenuSubTrigger>Move to</ContextMenuSubTrigger>
          <ContextMenuSubContent>
            {LISTS.map((name) => (
              <ContextMenuItem key={name} onClick={() => setList(name)} disabled={name === list}>
                {name}
              </ContextMenuItem>
            ))}
          </ContextMenuSubContent>
        </ContextMenuSubRoot>
      </ContextMenuContent>
    </ContextMenuRoot>
  );
}
