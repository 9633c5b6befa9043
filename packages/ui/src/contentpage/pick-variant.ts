import type {Block, BlockBase, Variants} from '@storefront-toolkit/types/cms';

/**
 * Picks what a shopper sees of personalized content: the first variant for one of the shopper's audiences, else the fallback.
 * Run it on the server, so that no other variant reaches the browser and nothing changes after the page is there.
 *
 * @typeParam Own - Blocks that only your store has.
 * @param variants - The blocks for each audience, in order of precedence.
 * @param audiences - Audiences of the shopper, as the `DynamicServerContext` lists them. Without any, the fallback is picked.
 * @returns The blocks to show. An empty list shows nothing.
 * @example
 * ```ts
 * import type {PersonalizedContentBlock} from '@storefront-toolkit/types/cms';
 * import {pickVariant} from '@storefront-toolkit/ui/contentpage';
 *
 * export const forNewShoppers = (block: PersonalizedContentBlock) => pickVariant(block.variants, []);
 * ```
 */
export function pickVariant<Own extends BlockBase = never>(
  {targeted, fallback}: Variants<Own>,
  audiences: readonly string[],
): readonly Block<Own>[] {
  return targeted.find(({audience}) => audiences.includes(audience))?.content ?? fallback;
}
