import {mediaBlockHero} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaBlockHero} from '@storefront-toolkit/ui/media-block-hero';

const hrefOf = createHrefOf({prefix: '#'});

export default function Category() {
  return <MediaBlockHero hrefOf={hrefOf} block={mediaBlockHero} />;
}
