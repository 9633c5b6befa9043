import {mediaCard} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCard} from '@storefront-toolkit/ui/media-card';

const hrefOf = createHrefOf({prefix: '#'});

export default function Category() {
  return (
    <MediaCard
      hrefOf={hrefOf}
      block={mediaCard}
      headingLevel={2}
      sizes="(width < 40rem) 100vw, 24rem"
      className="mx-auto max-w-sm"
    />
  );
}
