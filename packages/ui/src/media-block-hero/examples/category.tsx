import {mediaBlockHero} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaBlockHero} from '@storefront-toolkit/ui/media-block-hero';

const hrefOf = createHrefOf({prefix: '#'});

/** The first thing below the header of a category, so its image is loaded before others. */
export default function Category() {
  return (
    <MediaBlockHero
      block={mediaBlockHero}
      hrefOf={hrefOf}
      headingLevel={2}
      sizes="(width < 48rem) 100vw, 40rem"
      priority
    />
  );
}
