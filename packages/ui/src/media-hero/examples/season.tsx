import {mediaHero} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';

const hrefOf = createHrefOf({prefix: '#'});

/** The largest image of the page, so it is loaded before others. */
export default function Season() {
  return (
    <MediaHero
      block={mediaHero}
      hrefOf={hrefOf}
      headingLevel={2}
      sizes="(width < 62.3125rem) 100vw, 45rem"
      priority
    />
  );
}
