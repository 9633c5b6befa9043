import {mediaCardYouTube, youTubeVideo} from '@storefront-toolkit/fixtures/cms';
import {MediaCardYouTube} from '@storefront-toolkit/ui/media-card-youtube';

/** YouTube has a poster for each video. Showing it would ask YouTube, so without one of yours the box is plain. */
export default function PlainPoster() {
  return (
    <MediaCardYouTube
      block={{...mediaCardYouTube, media: {...youTubeVideo, poster: undefined, startAt: 12}}}
      headingLevel={3}
      locale="en"
      sizes="24rem"
      className="mx-auto max-w-sm"
    />
  );
}
