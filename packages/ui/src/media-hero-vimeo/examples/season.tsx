import {mediaHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroVimeo} from '@storefront-toolkit/ui/media-hero-vimeo';

const hrefOf = createHrefOf({prefix: '#'});

/** `locale` says how the length of the video is read out. */
export default function Season() {
  return (
    <MediaHeroVimeo
      block={mediaHeroVimeo}
      hrefOf={hrefOf}
      headingLevel={2}
      locale="en"
      sizes="(width < 62.3125rem) 100vw, 45rem"
      priority
    />
  );
}
