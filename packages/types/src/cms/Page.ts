import type {Block} from './Block.ts';
import type {BlockBase} from './BlockBase.ts';
import type {PageBase} from './PageBase.ts';
import type {PageName} from './PageName.ts';

/**
 * A page that is made of blocks.
 *
 * @typeParam Own - Blocks that only your store has.
 * @typeParam Custom - Fields that only your store's pages have.
 * @category Pages
 * @entity
 * @example
 * ```ts
 * import type {Page} from '@storefront-toolkit/types/cms';
 *
 * export const home: Page = {
 *   type: 'Page',
 *   id: 'home',
 *   slug: '',
 *   name: 'home',
 *   title: 'Jackets and packs',
 *   description: 'Clothes and bags for wet weather.',
 *   openGraph: {title: 'Outdoor Example', description: 'Clothes and bags for wet weather.'},
 *   layout: 'default',
 *   indexed: true,
 *   updatedAt: '2025-03-04T09:30:00Z',
 *   custom: {},
 *   content: [{type: 'PromoText', id: 'shipping', text: 'Free shipping <strong>over €50</strong>'}],
 * };
 * ```
 */
export interface Page<
  Own extends BlockBase = never,
  Custom extends object = object,
> extends PageBase<Custom> {
  /** Tells the page from other kinds of pages. */
  readonly type: 'Page';
  /** The page's purpose. */
  readonly name: PageName;
  /** Blocks in reading order. */
  readonly content: readonly Block<Own>[];
}
