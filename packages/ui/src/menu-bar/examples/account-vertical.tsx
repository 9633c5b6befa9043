import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MenuBar} from '@storefront-toolkit/ui/menu-bar';

const page = (
  slug: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id: slug, text, link: {type: 'Page', slug}, items});

const ACCOUNT = [
  page('orders', 'Orders', [page('returns', 'Returns'), page('invoices', 'Invoices')]),
  page('addresses', 'Addresses'),
  page('wish-list', 'Wish list'),
];

const hrefOf = (link: StorefrontLink) => (link.type === 'Page' ? `#${link.slug}` : '#home');

export default function AccountVertical() {
  return (
    <MenuBar
      label="Account"
      orientation="vertical"
      items={ACCOUNT}
      hrefOf={hrefOf}
      current="returns"
      className="max-w-60"
    />
  );
}
