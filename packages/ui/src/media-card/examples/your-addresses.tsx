import {mediaCard} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCard} from '@storefront-toolkit/ui/media-card';

const hrefOf = createHrefOf({prefix: '#'});

export default function YourAddresses() {
  return (
    <MediaCard
      block={mediaCard}
      hrefOf={hrefOf}
      headingLevel={3}
      sizes="24rem"
      className="mx-auto max-w-sm"
    />
  );
}
