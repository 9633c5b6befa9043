import {IconButton} from '@storefront-toolkit/ui/button';
import {
  MobileNavigation,
  type MobileNavigationProps,
} from '@storefront-toolkit/ui/navigation/mobile-navigation';
import {
  SheetBody,
  SheetContent,
  SheetRoot,
  SheetTitle,
  SheetTrigger,
} from '@storefront-toolkit/ui/sheet';
import {type MouseEvent, useState} from 'react';

interface MenuSheetProps extends MobileNavigationProps {
  title: string;
  closeLabel: string;
}

/** The menu of narrow screens, in a sheet behind a button. It opens without JavaScript too. */
export function MenuSheet({title, closeLabel, ...navigation}: MenuSheetProps) {
  const [open, setOpen] = useState(false);

  // The router keeps the header when it changes the page, so the sheet closes by itself.
  function closeAfterLink({target}: MouseEvent) {
    if ((target as Element).closest('a')) setOpen(false);
  }

  return (
    <SheetRoot open={open} onOpenChange={setOpen}>
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
      <SheetContent side="start" size="small" closeLabel={closeLabel}>
        <SheetTitle>{title}</SheetTitle>
        <SheetBody onClick={closeAfterLink}>
          <MobileNavigation {...navigation} />
        </SheetBody>
      </SheetContent>
    </SheetRoot>
  );
}
