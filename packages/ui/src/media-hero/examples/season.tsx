import {mediaHero} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';

const hrefOf = createHrefOf({prefix: '#'});

export default function Season() {
  return <MediaHero hrefOf={hrefOf} block={mediaHero} headingLevel={2} />;
}
