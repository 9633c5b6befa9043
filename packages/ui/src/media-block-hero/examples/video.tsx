import {mediaBlockHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {MediaBlockHero} from '@storefront-toolkit/ui/media-block-hero';

/** The spoken words are below the video, for people who can't hear it. */
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
