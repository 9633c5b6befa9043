import {mediaHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {MediaHeroVimeo} from '@storefront-toolkit/ui/media-hero-vimeo';

export default function Season() {
  return <MediaHeroVimeo block={mediaHeroVimeo} locale="en" />;
}
