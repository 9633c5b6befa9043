import type {MediaCardYouTubeBlock} from '@storefront-toolkit/types/cms';
import {MediaCardYouTube} from '@storefront-toolkit/ui/media-card-youtube';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {
  cardContent,
  cardVideo,
  describeVideoCard,
} from '../../../../tests/lib/describe-video-card.tsx';

const block: MediaCardYouTubeBlock = {
  ...cardContent,
  type: 'MediaCardYouTube',
  media: {...cardVideo, provider: 'YouTube'},
};

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc(?:\?|$)/;

describeConformance('MediaCardYouTube', <MediaCardYouTube block={block} />, HTMLElement);

describeVideoCard(MediaCardYouTube, block, PLAYER, {
  player:
    '@claim-media-card-youtube.button-name @claim-media-card-youtube.focus @claim-media-card-youtube.player',
  captions: '@claim-media-card-youtube.captions',
});
