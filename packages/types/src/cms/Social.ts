import type {SocialLink} from './SocialLink.ts';

/**
 * The store's profiles elsewhere.
 *
 * @category Navigation
 * @example
 * ```ts
 * import type {Social} from '@storefront-toolkit/types/cms';
 *
 * export const social: Social = {
 *   heading: 'Follow us',
 *   links: [
 *     {
 *       platform: 'instagram',
 *       url: 'https://www.instagram.com/example',
 *       label: 'Outdoor Example on Instagram',
 *     },
 *   ],
 * };
 * ```
 */
export interface Social {
  /** Heading above the links. */
  readonly heading: string;
  /** Profiles in reading order. With an empty list, nothing is shown, the heading included. */
  readonly links: readonly SocialLink[];
}
