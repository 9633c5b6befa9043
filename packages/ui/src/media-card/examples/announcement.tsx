import {railImage} from '@storefront-toolkit/fixtures/cms';
import {MediaCard} from '@storefront-toolkit/ui/media-card';

/** Without a link, no part of the card is a target. */
export default function Announcement() {
  return (
    <MediaCard
      block={{
        type: 'MediaCard',
        id: 'card-repairs',
        media: {...railImage, alt: ''},
        heading: 'The repair desk moves',
        text: 'From May on you find it beside the changing rooms.',
      }}
      headingLevel={3}
      sizes="24rem"
      className="mx-auto max-w-sm"
    />
  );
}
