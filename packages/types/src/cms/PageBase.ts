import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {OpenGraph} from './OpenGraph.ts';

/**
 * The fields that pages with their own address share.
 *
 * @typeParam Custom - Fields that only your store's pages have.
 * @category Pages
 * @example
 * ```ts
 * import type {PageBase} from '@storefront-toolkit/types/cms';
 *
 * export const headOf = ({title, description, indexed}: PageBase) => ({
 *   title,
 *   description,
 *   robots: indexed ? 'index' : 'noindex',
 * });
 * ```
 */
export interface PageBase<Custom extends object = object> {
  /** Id of the page's entry in the CMS. */
  readonly id: string;
  /** Path below the store's address and its locale, without a slash at either end: `guides/care`. Empty for the home page. */
  readonly slug: string;
  /** Title in the browser's tab and in search results, without the name of the store. */
  readonly title: string;
  /** The description that search engines show below the title. Plain text of at most 160 characters or so. */
  readonly description: string;
  /** The preview of a link to the page where it is shared. */
  readonly openGraph: OpenGraph;
  /** Id of the {@link Layout} around the page. */
  readonly layout: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** When the page was last published, or saved if it is a draft. Left out where the CMS doesn't say. */
  readonly updatedAt?: IsoDateTime | undefined;
  /** Fields that only your store's pages have. An empty object when there are none. */
  readonly custom: Custom;
}
