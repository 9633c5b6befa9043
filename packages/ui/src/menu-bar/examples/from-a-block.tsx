import {matchBlock, type MenuBarBlock, type StorefrontLink} from '@storefront-toolkit/types/cms';
import {MenuBar} from '@storefront-toolkit/ui/menu-bar';

/** A block as the CMS delivers it. One of its links leads out of the store. */
const BLOCK: MenuBarBlock = {
  type: 'MenuBar',
  id: 'help',
  label: 'Help',
  items: [
    {id: 'delivery', text: 'Delivery', link: {type: 'Page', slug: 'delivery'}, items: []},
    {id: 'payment', text: 'Payment', link: {type: 'Page', slug: 'payment'}, items: []},
    {
      id: 'chart',
      text: 'Size chart',
      link: {type: 'Url', url: 'https://example.com/size-chart.pdf', newTab: true},
      items: [],
    },
  ],
};

function hrefOf(link: StorefrontLink) {
  if (link.type === 'Url') return link.url;
  return link.type === 'Page' ? `#${link.slug}` : '#home';
}

export default function FromABlock() {
  return matchBlock(BLOCK, {
    MenuBar: ({label, items, orientation}) => (
      <MenuBar {...{label, items, orientation, hrefOf}} current="delivery" />
    ),
  });
}
