import {mediaCardYouTube} from '@storefront-toolkit/fixtures/cms';
import {MediaCardYouTube} from '@storefront-toolkit/ui/media-card-youtube';

export default function Guide() {
  return (
    <MediaCardYouTube
      block={mediaCardYouTube}
      headingLevel={2}
      locale="en"
      sizes="(width < 40rem) 100vw, 24rem"
      className="mx-auto max-w-sm"
    />
  );
}
