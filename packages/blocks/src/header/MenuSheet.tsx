'use client';

import {IconButton} from '@storefront-toolkit/ui/button';
import {
  SheetBody,
  SheetContent,
  SheetRoot,
  SheetTitle,
  SheetTrigger,
} from '@storefront-toolkit/ui/sheet';
import {type MouseEvent, type ReactNode, useState} from 'react';

/** Props of `MenuSheet`. */
export interface MenuSheetProps {
  /** Name of the button and heading of the sheet. */
  title: string;
  /** The navigation. */
  children: ReactNode;
}

/** The navigation of narrow screens, in a sheet behind a button. It opens before any script has loaded. */
export function MenuSheet({title, children}: MenuSheetProps) {
  const [open, setOpen] = useState(false);

  // A router keeps the header when it changes the page, so the sheet closes by itself.
  function closeAfterLink({target}: MouseEvent) {
    if ((target as Element).closest('a')) setOpen(false);
  }

  return (
    <SheetRoot open={open} onOpenChange={setOpen}>
      {/* The button alone is hidden on wide screens: a sheet that is open when the window grows stays in sight. */}
      <SheetTrigger
        render={
          <IconButton label={title} variant="ghost" className="lg:hidden">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="M4 6h16M4 12h16M4 18h16" />
            </svg>
          </IconButton>
        }
      />
      <SheetContent side="start" size="small" closeLabel="Close the menu">
        <SheetTitle>{title}</SheetTitle>
        <SheetBody onClick={closeAfterLink}>{children}</SheetBody>
      </SheetContent>
    </SheetRoot>
  );
}
