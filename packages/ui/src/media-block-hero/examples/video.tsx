import {mediaBlockHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {MediaBlockHero} from '@storefront-toolkit/ui/media-block-hero';

export default function Video() {
  return <MediaBlockHero block={mediaBlockHeroVimeo} />;
}
