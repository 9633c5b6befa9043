import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MenuBar} from '@storefront-toolkit/ui/menu-bar';

const GUIDES: readonly NavigationMenuItem[] = [
  {id: 'care', text: 'Care', link: {type: 'Page', slug: 'guides/care'}, items: []},
  {id: 'sizes', text: 'Sizes', link: {type: 'Page', slug: 'guides/sizes'}, items: []},
  {id: 'repairs', text: 'Repairs', link: {type: 'Page', slug: 'guides/repairs'}, items: []},
  {id: 'materials', text: 'Materials', link: {type: 'Page', slug: 'guides/materials'}, items: []},
];

/** Stands for the function of your storefront that knows its addresses. */
function hrefOf(link: StorefrontLink) {
  return link.type === 'Page' ? `#${link.slug}` : '#home';
}

export default function GuideSections() {
  return <MenuBar label="Guides" items={GUIDES} hrefOf={hrefOf} current="sizes" />;
}
