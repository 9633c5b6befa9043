import type {MediaHeroYouTubeBlock} from '@storefront-toolkit/types/cms';
import {MediaHeroYouTube} from '@storefront-toolkit/ui/media-hero-youtube';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {
  describeVideoHero,
  heroContent,
  heroVideo,
} from '../../../../tests/lib/describe-video-hero.tsx';

const block: MediaHeroYouTubeBlock = {
  ...heroContent,
  type: 'MediaHeroYouTube',
  media: {...heroVideo, provider: 'YouTube'},
};

describeConformance('MediaHeroYouTube', <MediaHeroYouTube block={block} />, HTMLElement);

describeVideoHero(MediaHeroYouTube, block, {
  focus: '@claim-media-hero-youtube.focus',
  autoplay: '@claim-media-hero-youtube.moving-picture @claim-media-hero-youtube.stop',
  captions: '@claim-media-hero-youtube.captions',
});
