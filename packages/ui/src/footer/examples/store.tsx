import type {Footer as CmsFooter, LinkText} from '@storefront-toolkit/types/cms';
import {Footer} from '@storefront-toolkit/ui/footer';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const page = (text: string, slug: string): LinkText => ({text, link: {type: 'Page', slug}});
const list = (text: string, category: string): LinkText => ({
  text,
  link: {type: 'SearchResults', category},
});

/** As the CMS delivers it. */
const FOOTER: CmsFooter = {
  id: 'footer',
  navigation: [
    {id: 'shop', heading: 'Shop', links: [list('Jackets', 'jackets'), list('Tents', 'tents')]},
    {
      id: 'help',
      heading: 'Help',
      links: [page('Shipping', 'shipping'), page('Returns', 'returns')],
    },
    {id: 'guides', heading: 'Guides', links: [page('Layers', 'layers'), page('Care', 'care')]},
  ],
  social: {
    heading: 'Follow us',
    links: [
      {platform: 'instagram', url: 'https://instagram.example.com/outdoor', label: 'Instagram'},
      {platform: 'youtube', url: 'https://youtube.example.com/outdoor', label: 'YouTube'},
      {platform: 'other', url: 'https://forum.example.com/', label: 'Forum'},
    ],
  },
  legal: [page('Terms', 'terms'), page('Privacy', 'privacy'), page('Legal notice', 'legal-notice')],
  copyright: '© 2026 Outdoor Example',
};

const hrefOf = createHrefOf({prefix: '#'});

export default function Store() {
  return <Footer footer={FOOTER} hrefOf={hrefOf} />;
}
