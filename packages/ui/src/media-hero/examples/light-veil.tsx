import {railImage} from '@storefront-toolkit/fixtures/cms';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';

/** Below dark text the scrim has the page's color. */
export default function LightVeil() {
  return (
    <MediaHero
      block={{
        type: 'MediaHero',
        id: 'hero-repairs',
        media: railImage,
        height: 'small',
        eyebrow: 'Service',
        heading: 'We repair what we sell',
        text: 'Bring it in, or send it in. Most repairs take a week.',
        links: [],
      }}
    />
  );
}
