import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';

const category = (
  id: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id, text, link: {type: 'SearchResults', category: id}, items});

const ITEMS = [
  category('men', 'رجال', [category('men-shirts', 'قمصان'), category('men-shoes', 'أحذية')]),
  category('women', 'نساء', [category('women-dresses', 'فساتين'), category('women-bags', 'حقائب')]),
  category('offers', 'عروض'),
];

const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function RightToLeft() {
  return (
    <div lang="ar" dir="rtl" className="mx-auto min-h-60 max-w-80">
      <MobileNavigation
        label="المتجر"
        items={ITEMS}
        hrefOf={hrefOf}
        backText="رجوع"
        allText={(text) => `الكل: ${text}`}
      />
    </div>
  );
}
