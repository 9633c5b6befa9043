import type {PageName} from './PageName.ts';

/**
 * Which page is asked for.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {PageQuery} from '@storefront-toolkit/types/cms';
 *
 * export const queries: readonly PageQuery[] = [
 *   {by: 'name', name: 'home'},
 *   {by: 'slug', slug: 'guides/care'},
 * ];
 * ```
 */
export type PageQuery =
  /** By its path below the store's address and its locale, without a slash at either end. */
  | {readonly by: 'slug'; readonly slug: string}
  /** By what it is for. There is one page for each name, except for `content`. */
  | {readonly by: 'name'; readonly name: Exclude<PageName, 'content'>};
