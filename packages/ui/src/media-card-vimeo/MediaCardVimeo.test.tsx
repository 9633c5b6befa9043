import type {MediaCardVimeoBlock} from '@storefront-toolkit/types/cms';
import {MediaCardVimeo} from '@storefront-toolkit/ui/media-card-vimeo';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {
  cardContent,
  cardVideo,
  describeVideoCard,
} from '../../../../tests/lib/describe-video-card.tsx';

const block: MediaCardVimeoBlock = {
  ...cardContent,
  type: 'MediaCardVimeo',
  media: {...cardVideo, provider: 'Vimeo'},
};

const PLAYER = /^https:\/\/player\.vimeo\.com\/video\/abc\?(?:.*&)?dnt=1(?:&|$)/;

describeConformance('MediaCardVimeo', <MediaCardVimeo block={block} />, HTMLElement);

describeVideoCard(MediaCardVimeo, block, PLAYER, {
  player:
    '@claim-media-card-vimeo.button-name @claim-media-card-vimeo.focus @claim-media-card-vimeo.player',
  captions: '@claim-media-card-vimeo.captions',
});
