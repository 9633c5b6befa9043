import type {HeadingLevel} from '../../text-components/heading/index.ts';
import type {LinkOptions} from '../../link/index.ts';
import type {ImageOptions} from '../../media/MediaImage.tsx';

/** What every block with a medium, a heading and links is told by the page that it stands on. */
export interface MediaBlockOptions extends ImageOptions, LinkOptions {
  /**
   * Level of the heading. It follows from where the block stands on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/** What every block with a video is told besides. */
export interface AutoplayOptions {
  /**
   * Follows the `autoplay` of the block. It asks the video's host without a click, so allow it only when the shopper has agreed
   * to that, in a consent banner for example.
   * @default false
   */
  allowAutoplay?: boolean | undefined;
}
