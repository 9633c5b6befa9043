import {mediaBlockHero} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaBlockHero} from '@storefront-toolkit/ui/media-block-hero';

const hrefOf = createHrefOf({prefix: '#'});

/** Text in `on-brand` is on the brand's color. */
export default function Brand() {
  return (
    <MediaBlockHero
      hrefOf={hrefOf}
      block={{
        ...mediaBlockHero,
        heading: 'Warm until spring',
        layout: 'media-above',
        textAlignment: 'center',
        textColor: 'on-brand',
      }}
      sizes="100vw"
      className="mx-auto max-w-md"
    />
  );
}
