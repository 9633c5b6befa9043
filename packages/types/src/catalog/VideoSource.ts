/**
 * One encoding of a video file.
 *
 * @category Media
 * @example
 * ```ts
 * import type {VideoSource} from '@storefront-toolkit/types/catalog';
 *
 * export const source: VideoSource = {
 *   src: 'https://videos.example.com/trail-jacket.mp4',
 *   mimeType: 'video/mp4',
 * };
 * ```
 */
export interface VideoSource {
  /** Absolute URL of the file. */
  readonly src: string;
  /** Its media type, from which a browser chooses. */
  readonly mimeType: `video/${string}` | 'application/vnd.apple.mpegurl';
}
