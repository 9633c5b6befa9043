import {promoCarousel} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCard} from '@storefront-toolkit/ui/media-card';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';
import {PromoCarousel, type PromoCarouselSlide} from '@storefront-toolkit/ui/promo-carousel';
import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';

const hrefOf = createHrefOf({prefix: '#'});

function renderSlide(slide: PromoCarouselSlide) {
  switch (slide.type) {
    case 'MediaHero':
      return <MediaHero hrefOf={hrefOf} block={slide} headingLevel={2} />;
    case 'MediaCard':
      return (
        <MediaCard hrefOf={hrefOf} block={{...slide, orientation: 'horizontal'}} headingLevel={2} />
      );
    case 'PromoText':
      return (
        <div className="grid place-content-center bg-brand-soft p-8">
          <Hypertext text={slide.text} alignment="center" />
        </div>
      );
    default:
      return null;
  }
}

export default function Season() {
  return <PromoCarousel block={promoCarousel} renderBlock={renderSlide} />;
}
