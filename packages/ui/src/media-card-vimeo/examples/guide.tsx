import {mediaCardVimeo} from '@storefront-toolkit/fixtures/cms';
import {MediaCardVimeo} from '@storefront-toolkit/ui/media-card-vimeo';

/** A card in the column of a guide. Its poster is the store's own, so nothing is asked of the host. */
export default function Guide() {
  return (
    <MediaCardVimeo
      block={mediaCardVimeo}
      headingLevel={2}
      locale="en"
      sizes="(width < 40rem) 100vw, 24rem"
      className="mx-auto max-w-sm"
    />
  );
}
