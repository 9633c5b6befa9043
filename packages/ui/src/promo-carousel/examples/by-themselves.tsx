import type {PromoCarouselBlock} from '@storefront-toolkit/types/cms';
import {PromoCarousel} from '@storefront-toolkit/ui/promo-carousel';

const offers: PromoCarouselBlock = {
  type: 'PromoCarousel',
  id: 'offers',
  label: 'Offers of the week',
  interval: 6,
  transition: 'fade',
  slides: [
    {type: 'PromoText', id: 'shipping', text: 'Free shipping over €50'},
    {type: 'PromoText', id: 'returns', text: 'Returns within 60 days'},
    {type: 'PromoText', id: 'repairs', text: 'Repairs at half price in May'},
  ],
};

export default function ByThemselves() {
  return (
    <PromoCarousel
      block={offers}
      renderBlock={(slide) =>
        slide.type === 'PromoText' && (
          <p className="grid min-h-24 place-content-center rounded-md bg-brand-soft p-4 text-center text-xl">
            {slide.text}
          </p>
        )
      }
    />
  );
}
