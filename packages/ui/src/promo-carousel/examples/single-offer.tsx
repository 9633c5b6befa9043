import {mediaHero} from '@storefront-toolkit/fixtures/cms';
import type {PromoCarouselBlock} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';
import {PromoCarousel} from '@storefront-toolkit/ui/promo-carousel';

const hrefOf = createHrefOf({prefix: '#'});

const single: PromoCarouselBlock = {
  type: 'PromoCarousel',
  id: 'single',
  label: 'Offer of the month',
  slides: [{...mediaHero, height: 'small', text: undefined}],
};

export default function SingleOffer() {
  return (
    <PromoCarousel
      block={single}
      renderBlock={(slide) =>
        slide.type === 'MediaHero' && <MediaHero hrefOf={hrefOf} block={slide} />
      }
    />
  );
}
