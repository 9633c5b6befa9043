import {mediaCardYouTube} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCardYouTube} from '@storefront-toolkit/ui/media-card-youtube';

const hrefOf = createHrefOf({prefix: '#'});

export default function Beside() {
  return (
    <MediaCardYouTube
      hrefOf={hrefOf}
      block={{
        ...mediaCardYouTube,
        orientation: 'horizontal',
        link: {text: 'All guides', link: {type: 'Page', slug: 'guides'}},
      }}
      headingLevel={3}
      sizes="(width < 48rem) 100vw, 50vw"
    />
  );
}
