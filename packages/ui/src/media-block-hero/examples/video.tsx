import {mediaBlockHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {MediaBlockHero} from '@storefront-toolkit/ui/media-block-hero';

/** What is said in the video stands below it, for those who cannot hear it. */
export default function Video() {
  return (
    <MediaBlockHero
      block={mediaBlockHeroVimeo}
      locale="en"
      transcript={
        <a href="#transcript" className="text-brand underline">
          Read what is said
        </a>
      }
    />
  );
}
