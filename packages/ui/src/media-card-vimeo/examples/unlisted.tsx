import {campImage, mediaCardVimeo, vimeoVideo} from '@storefront-toolkit/fixtures/cms';
import {MediaCardVimeo} from '@storefront-toolkit/ui/media-card-vimeo';

/** An unlisted video plays with its `hash` alone. Its ratio is that of a phone held upright. */
export default function Unlisted() {
  return (
    <MediaCardVimeo
      block={{
        ...mediaCardVimeo,
        heading: 'From the workshop',
        text: 'A zipper in one take.',
        media: {...vimeoVideo, hash: '8272103f6e', aspectRatio: 4 / 5, poster: campImage},
      }}
      headingLevel={3}
      sizes="20rem"
      className="mx-auto max-w-xs"
    />
  );
}
