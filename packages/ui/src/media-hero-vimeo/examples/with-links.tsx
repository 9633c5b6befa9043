import {mediaHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroVimeo} from '@storefront-toolkit/ui/media-hero-vimeo';

const hrefOf = createHrefOf({prefix: '#'});

export default function WithLinks() {
  return (
    <MediaHeroVimeo
      hrefOf={hrefOf}
      block={{
        ...mediaHeroVimeo,
        heading: 'Where we test our jackets',
        height: 'large',
        textAlignment: 'center',
        links: [
          {text: 'Read the guide', link: {type: 'Page', slug: 'guides/rain'}},
          {text: 'All guides', link: {type: 'Page', slug: 'guides'}},
        ],
      }}
    />
  );
}
