import {mediaHeroYouTube} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroYouTube} from '@storefront-toolkit/ui/media-hero-youtube';

const hrefOf = createHrefOf({prefix: '#'});

export default function WithLinks() {
  return (
    <MediaHeroYouTube
      hrefOf={hrefOf}
      block={{
        ...mediaHeroYouTube,
        heading: 'Pitch it once at home',
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
