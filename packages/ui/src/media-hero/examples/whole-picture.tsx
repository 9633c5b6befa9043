import {mediaHero} from '@storefront-toolkit/fixtures/cms';
import {MediaHero} from '@storefront-toolkit/ui/media-hero';

/** As high as the picture: of its crop for narrow screens, too. */
export default function WholePicture() {
  return (
    <MediaHero
      block={{
        ...mediaHero,
        heading: 'Above the tree line',
        height: 'natural',
        text: undefined,
        eyebrow: undefined,
        links: [],
      }}
    />
  );
}
