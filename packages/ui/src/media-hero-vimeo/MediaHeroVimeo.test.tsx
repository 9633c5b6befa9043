import type {MediaHeroVimeoBlock} from '@storefront-toolkit/types/cms';
import {MediaHeroVimeo} from '@storefront-toolkit/ui/media-hero-vimeo';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {
  describeVideoHero,
  heroContent,
  heroVideo,
} from '../../../../tests/lib/describe-video-hero.tsx';

const block: MediaHeroVimeoBlock = {
  ...heroContent,
  type: 'MediaHeroVimeo',
  media: {...heroVideo, provider: 'Vimeo'},
};

describeConformance('MediaHeroVimeo', <MediaHeroVimeo block={block} />, HTMLElement);

describeVideoHero(MediaHeroVimeo, block, {
  focus: '@claim-media-hero-vimeo.focus',
  autoplay: '@claim-media-hero-vimeo.moving-picture @claim-media-hero-vimeo.stop',
  captions: '@claim-media-hero-vimeo.captions',
});
