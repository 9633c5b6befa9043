import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';
import {SheetBody, SheetContent, SheetRoot} from '@storefront-toolkit/ui/sheet';
import {SheetTitle, SheetTrigger} from '@storefront-toolkit/ui/sheet';

const page = (
  slug: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id: slug, text, link: {type: 'Page', slug}, items});

const ITEMS = [
  page('coffee', 'Coffee', [page('espresso', 'Espresso'), page('filter', 'Filter')]),
  page('tea', 'Tea', [page('green-tea', 'Green tea'), page('herbal', 'Herbal')]),
  page('gifts', 'Gifts'),
];

const hrefOf = (link: StorefrontLink) => (link.type === 'Page' ? `#${link.slug}` : '#home');

export default function MenuButton() {
  return (
    <SheetRoot>
      <SheetTrigger variant="secondary">Menu</SheetTrigger>
      <SheetContent side="start" size="small" closeLabel="Close the menu">
        <SheetTitle>Products</SheetTitle>
        <SheetBody>
          <MobileNavigation label="Products" items={ITEMS} hrefOf={hrefOf} />
        </SheetBody>
      </SheetContent>
    </SheetRoot>
  );
}
