import type {SocialPlatform} from './SocialPlatform.ts';

/**
 * A profile of the store on a platform.
 *
 * @category Navigation
 * @example
 * ```ts
 * import type {SocialLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: SocialLink = {
 *   platform: 'instagram',
 *   url: 'https://www.instagram.com/example',
 *   label: 'Outdoor Example on Instagram',
 * };
 * ```
 */
export interface SocialLink {
  /** The platform. It decides the icon. */
  readonly platform: SocialPlatform;
  /** Absolute address of the profile. */
  readonly url: string;
  /** The link's name for screen readers, since the icon alone doesn't have words. */
  readonly label: string;
}
