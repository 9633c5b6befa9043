import {mediaHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {MediaHeroVimeo} from '@storefront-toolkit/ui/media-hero-vimeo';

/** Below dark text the scrim has the page's color. */
export default function LightVeil() {
  return (
    <MediaHeroVimeo
      block={{
        ...mediaHeroVimeo,
        heading: 'Filmed in one evening',
        textColor: 'ink',
        height: 'small',
      }}
    />
  );
}
