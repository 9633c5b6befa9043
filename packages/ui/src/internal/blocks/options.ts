import type {HeadingLevel} from '../../text-components/heading/index.ts';
import type {LinkOptions} from '../../link/index.ts';
import type {ImageOptions} from '../../media/MediaImage.tsx';

/** The options that every block with a medium, a heading and links gets from its page. */
export interface MediaBlockOptions extends ImageOptions, LinkOptions {
  /**
   * Level of the heading. It follows from the block's place on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/** The further options of every block with a video. */
export interface AutoplayOptions {
  /**
   * Follows the `autoplay` of the block. It asks the video's host without a click, so allow it only when the shopper has agreed
   * to that, in a consent banner for example.
   * @default false
   */
  allowAutoplay?: boolean | undefined;
}
