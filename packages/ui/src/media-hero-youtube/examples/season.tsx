import {mediaHeroYouTube} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroYouTube} from '@storefront-toolkit/ui/media-hero-youtube';

const hrefOf = createHrefOf({prefix: '#'});

/** `locale` says how the length of the video is read out. */
export default function Season() {
  return (
    <MediaHeroYouTube
      block={mediaHeroYouTube}
      hrefOf={hrefOf}
      headingLevel={2}
      locale="en"
      priority
    />
  );
}
