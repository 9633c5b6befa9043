import {mediaHeroYouTube} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroYouTube} from '@storefront-toolkit/ui/media-hero-youtube';

const hrefOf = createHrefOf({prefix: '#'});

export default function Season() {
  return <MediaHeroYouTube hrefOf={hrefOf} block={mediaHeroYouTube} locale="en" />;
}
