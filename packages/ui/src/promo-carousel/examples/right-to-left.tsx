import {campCard, mediaCard} from '@storefront-toolkit/fixtures/cms';
import type {PromoCarouselBlock} from '@storefront-toolkit/types/cms';
import {MediaCard} from '@storefront-toolkit/ui/media-card';
import {PromoCarousel} from '@storefront-toolkit/ui/promo-carousel';

const offers: PromoCarouselBlock = {
  type: 'PromoCarousel',
  id: 'arabic-offers',
  label: 'عروض',
  transition: 'none',
  slides: [
    {...mediaCard, heading: 'سترات المطر', text: undefined, link: undefined},
    {...campCard, heading: 'مطبخ المخيم', text: undefined, link: undefined},
  ],
};

export default function RightToLeft() {
  return (
    <div lang="ar" dir="rtl" className="mx-auto max-w-sm">
      <PromoCarousel
        block={offers}
        renderBlock={(slide) => slide.type === 'MediaCard' && <MediaCard block={slide} />}
        words={{
          next: 'العرض التالي',
          previous: 'العرض السابق',
          picker: 'اختر عرضًا',
          slide: 'العرض {current} من {count}',
          slideLabel: '{current} من {count}',
          carouselRole: 'عرض شرائح',
          slideRole: 'شريحة',
        }}
      />
    </div>
  );
}
