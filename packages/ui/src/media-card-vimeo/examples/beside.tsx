import {mediaCardVimeo} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCardVimeo} from '@storefront-toolkit/ui/media-card-vimeo';

const hrefOf = createHrefOf({prefix: '#'});

export default function Beside() {
  return (
    <MediaCardVimeo
      hrefOf={hrefOf}
      block={{
        ...mediaCardVimeo,
        orientation: 'horizontal',
        link: {text: 'All guides', link: {type: 'Page', slug: 'guides'}},
      }}
      headingLevel={3}
      sizes="(width < 48rem) 100vw, 50vw"
    />
  );
}
