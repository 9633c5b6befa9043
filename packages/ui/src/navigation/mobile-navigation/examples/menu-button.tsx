import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';
import {useId} from 'react';

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
  const menu = useId();
  return (
    <>
      <Button variant="secondary" popoverTarget={menu}>
        Menu
      </Button>
      <div
        id={menu}
        popover="auto"
        className="fixed inset-y-0 end-auto start-0 h-dvh w-80 max-w-[85dvw] overflow-y-auto border-e border-line bg-canvas p-4 text-ink shadow-lg"
      >
        <Button variant="ghost" size="small" popoverTarget={menu} className="mb-2">
          Close the menu
        </Button>
        <MobileNavigation label="Products" items={ITEMS} hrefOf={hrefOf} />
      </div>
    </>
  );
}
