/**
 * A platform on which stores have profiles.
 *
 * @category Navigation
 * @example
 * ```ts
 * import type {SocialPlatform} from '@storefront-toolkit/types/cms';
 *
 * export const platform: SocialPlatform = 'pinterest';
 * ```
 */
export type SocialPlatform =
  /** Facebook. */
  | 'facebook'
  /** Instagram. */
  | 'instagram'
  /** LinkedIn. */
  | 'linkedin'
  /** Pinterest. */
  | 'pinterest'
  /** TikTok. */
  | 'tiktok'
  /** X, formerly Twitter. */
  | 'x'
  /** YouTube. */
  | 'youtube'
  /** Any other: the label is shown in place of an icon. */
  | 'other';
