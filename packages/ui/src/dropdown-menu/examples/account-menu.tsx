'use client';

import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLinkItem,
  DropdownMenuRoot,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@storefront-toolkit/ui/dropdown-menu';
import {useState} from 'react';

export default function AccountMenu() {
  const [signedIn, setSignedIn] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DropdownMenuRoot>
        <DropdownMenuTrigger variant="secondary" disabled={!signedIn}>
          Your account
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLinkItem href="#orders">Orders</DropdownMenuLinkItem>
          <DropdownMenuLinkItem href="#returns">Returns</DropdownMenuLinkItem>
          <DropdownMenuLinkItem href="#addresses">Addresses</DropdownMenuLinkItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onClick={() => setSignedIn(false)}>Sign out</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenuRoot>
      <p role="status">{!signedIn && 'You are signed out'}</p>
    </div>
  );
}
