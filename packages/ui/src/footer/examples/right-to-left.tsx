import type {Footer as CmsFooter} from '@storefront-toolkit/types/cms';
import {Footer} from '@storefront-toolkit/ui/footer';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const FOOTER: CmsFooter = {
  id: 'footer',
  navigation: [
    {
      id: 'shop',
      heading: 'المتجر',
      links: [
        {text: 'خيام', link: {type: 'SearchResults', category: 'tents'}},
        {text: 'أحذية', link: {type: 'SearchResults', category: 'boots'}},
      ],
    },
  ],
  social: {
    heading: 'تابعنا',
    links: [
      {platform: 'youtube', url: 'https://youtube.example.com/outdoor', label: 'يوتيوب'},
      {platform: 'pinterest', url: 'https://pinterest.example.com/outdoor', label: 'بنترست'},
    ],
  },
  legal: [{text: 'الشروط', link: {type: 'Page', slug: 'terms'}}],
  copyright: '© 2026 Outdoor Example',
};

const hrefOf = createHrefOf({prefix: '#'});

export default function RightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <Footer footer={FOOTER} label="تذييل" headingLevel={3} hrefOf={hrefOf} />
    </div>
  );
}
