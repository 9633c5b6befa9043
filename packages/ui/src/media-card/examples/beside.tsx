import {campCard} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCard} from '@storefront-toolkit/ui/media-card';

const hrefOf = createHrefOf({prefix: '#'});

export default function Beside() {
  return (
    <MediaCard
      hrefOf={hrefOf}
      block={{...campCard, orientation: 'horizontal'}}
      headingLevel={3}
      sizes="(width < 48rem) 100vw, 50vw"
    />
  );
}
