import {mediaCardVimeo} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCardVimeo} from '@storefront-toolkit/ui/media-card-vimeo';

const hrefOf = createHrefOf({prefix: '#'});

/** The link and the play button are two targets, so the card as a whole is none. */
export default function WithALink() {
  return (
    <MediaCardVimeo
      block={{
        ...mediaCardVimeo,
        link: {text: 'Read the guide', link: {type: 'Page', slug: 'guides/rain'}},
      }}
      hrefOf={hrefOf}
      headingLevel={3}
      sizes="24rem"
      className="mx-auto max-w-sm"
    />
  );
}
