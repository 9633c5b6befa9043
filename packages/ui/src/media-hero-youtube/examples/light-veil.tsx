import {mediaHeroYouTube} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroYouTube} from '@storefront-toolkit/ui/media-hero-youtube';

const hrefOf = createHrefOf({prefix: '#'});

/** Below dark text the scrim has the page's color. */
export default function LightVeil() {
  return (
    <MediaHeroYouTube
      hrefOf={hrefOf}
      block={{
        ...mediaHeroYouTube,
        heading: 'The fly sheet first',
        textColor: 'ink',
        height: 'small',
      }}
    />
  );
}
