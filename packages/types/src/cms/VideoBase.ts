import type {ImageMedia} from './ImageMedia.ts';
import type {VideoCaptions} from './VideoCaptions.ts';
import type {VideoProvider} from './VideoProvider.ts';

/**
 * The fields that videos of all providers share.
 *
 * @category Media
 * @example
 * ```ts
 * import type {VideoBase} from '@storefront-toolkit/types/cms';
 *
 * export const minutes = ({duration}: VideoBase) => Math.round((duration ?? 0) / 60);
 * ```
 */
export interface VideoBase {
  /** Tells the video from an image. */
  readonly type: 'Video';
  /** The video's host. */
  readonly provider: VideoProvider;
  /** Id of the video at its provider. */
  readonly id: string;
  /** The video's subject. It names the player for screen readers, so it's never empty. */
  readonly title: string;
  /** Whether the spoken words have captions. */
  readonly captions: VideoCaptions;
  /** Width divided by height, such as `16 / 9`. It reserves room before the player arrives. */
  readonly aspectRatio: number;
  /** Image in place of the video until it plays. Without it, the provider's own. */
  readonly poster?: ImageMedia | undefined;
  /** Length, in seconds. */
  readonly duration?: number | undefined;
}
