import {kitchenImage} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';

const hrefOf = createHrefOf({prefix: '#'});

export default function Centered() {
  return (
    <MediaHero
      hrefOf={hrefOf}
      block={{
        type: 'MediaHero',
        id: 'hero-kitchen',
        media: kitchenImage,
        heading: 'Soup between the firs',
        headingSize: '4xl',
        text: 'Stoves, mugs and what goes into them.',
        textAlignment: 'center',
        textColor: 'on-brand',
        links: [
          {text: 'Shop camp kitchen', link: {type: 'SearchResults', category: 'camp-kitchen'}},
        ],
      }}
    />
  );
}
