import type {Block, Page, SimpleContentPage} from '@storefront-toolkit/types/cms';
import type {Product} from '@storefront-toolkit/types/catalog';
import {isIntegrationError} from '@storefront-toolkit/types/config';
import {tileKey} from '../tile-key.ts';
import {contextOf, found, marketFrom, signalOf, store} from './request.ts';

/** The product tiles of a page, also those in its grids. */
function tilesOf(blocks: readonly Block[]): readonly Extract<Block, {type: 'ProductTile'}>[] {
  return blocks.flatMap((block) => {
    if (block.type === 'ProductTile') return block;
    return block.type === 'Grid' ? tilesOf(block.items) : [];
  });
}

/**
 * A page of the CMS, with the products that it names. A product that the store no longer has is left out.
 *
 * @throws A response with the status 404 when there is no such page.
 */
export async function readPage(
  slug: string,
  params: {readonly market?: string | undefined},
  request: Request,
): Promise<{page: Page | SimpleContentPage; products: Readonly<Record<string, Product>>}> {
  const context = contextOf(marketFrom(params));
  const signal = signalOf(request);
  const page = await found(store.cms.getPage({by: 'slug', slug}, context, signal));
  const tiles = page.type === 'Page' ? tilesOf(page.content) : [];
  const products = await Promise.all(
    tiles.map(async ({product: reference}) => {
      try {
        const product = await store.catalog.getProduct(reference, context, signal);
        return [[tileKey(reference), product] as const];
      } catch (error) {
        if (isIntegrationError(error) && error.type === 'not-found') return [];
        throw error;
      }
    }),
  );
  return {page, products: Object.fromEntries(products.flat())};
}
