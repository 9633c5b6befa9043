import type {Block} from './Block.ts';

const TYPES: Readonly<Record<Block['type'], true>> = {
  Grid: true,
  LinkItem: true,
  MediaBlockHero: true,
  MediaBlockHeroVimeo: true,
  MediaBlockHeroYouTube: true,
  MediaCard: true,
  MediaCardVimeo: true,
  MediaCardYouTube: true,
  MediaHero: true,
  MediaHeroVimeo: true,
  MediaHeroYouTube: true,
  MenuBar: true,
  Modal: true,
  PersonalizedContent: true,
  ProductTile: true,
  PromoCarousel: true,
  PromoText: true,
  SimpleProductTile: true,
  Table: true,
  Text: true,
  VendorRendered: true,
};

/**
 * Tells whether a text is the `type` of one of the toolkit's blocks.
 *
 * It knows the names only. Whether an object has the fields of its type is for the integration to prove.
 *
 * @param type - Text to check, such as the name of a content type.
 * @returns `true` when a block of the toolkit has this type.
 * @category Blocks
 * @example
 * ```ts
 * import {isBlockType} from '@storefront-toolkit/types/cms';
 *
 * export const [known, foreign] = [isBlockType('MediaHero'), isBlockType('Hero')];
 * ```
 */
export function isBlockType(type: string): type is Block['type'] {
  return Object.hasOwn(TYPES, type);
}
