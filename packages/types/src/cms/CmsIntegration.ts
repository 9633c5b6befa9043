import type {BlockBase} from './BlockBase.ts';
import type {DynamicServerContext} from './DynamicServerContext.ts';
import type {Layout} from './Layout.ts';
import type {NavigationMenuItem} from './NavigationMenuItem.ts';
import type {Page} from './Page.ts';
import type {PageQuery} from './PageQuery.ts';
import type {ProductPage} from './ProductPage.ts';
import type {ProductReference} from './ProductReference.ts';
import type {SimpleContentPage} from './SimpleContentPage.ts';
import type {ThemeData} from './ThemeData.ts';

/**
 * Reads pages, layouts and themes from a CMS. Each integration fills it for one vendor; {@link CmsIntegrationFunction} makes it.
 *
 * A block, a link or any other part that can't be read is left out and reported to `onProblem` of the context: the page stays. A page,
 * layout, navigation or theme that can't be read itself rejects.
 *
 * Every function rejects with an {@link IntegrationError} and nothing else. When `signal` aborts, it stops the calls that it
 * made and rejects with the error of type `aborted`.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Integration
 * @example
 * ```ts
 * import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * export async function homeTitle(cms: CmsIntegration, context: DynamicServerContext) {
 *   const page = await cms.getPage({by: 'name', name: 'home'}, context, AbortSignal.timeout(5000));
 *   return page.title;
 * }
 * ```
 */
export interface CmsIntegration<Own extends BlockBase = never> {
  /** Key of the vendor, as in its {@link IntegrationConfig}. */
  readonly vendor: string;
  /**
   * Reads a page.
   *
   * @param query - Which page.
   * @param context - Language, drafts and audiences of the request.
   * @param signal - Aborts the call.
   * @returns The page. Its kind is in `type`.
   * @throws {@link IntegrationError} of type `not-found` when there is no such page in any locale that the store falls back to.
   */
  getPage(
    query: PageQuery,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Page<Own> | SimpleContentPage>;
  /**
   * Reads the content that the CMS adds to a product page.
   *
   * @param product - The product.
   * @param context - Language, drafts and audiences of the request.
   * @param signal - Aborts the call.
   * @returns The content, or `null` for a product that no editor wrote anything about, which is the usual case.
   */
  getProductPage(
    product: ProductReference,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<ProductPage<Own> | null>;
  /**
   * Reads the layout that a page names.
   *
   * @param id - Id of the layout.
   * @param context - Language, drafts and audiences of the request.
   * @param signal - Aborts the call.
   * @returns The layout with its navigation and footer.
   * @throws {@link IntegrationError} of type `not-found` when there is no such layout.
   */
  getLayout(id: string, context: DynamicServerContext, signal: AbortSignal): Promise<Layout<Own>>;
  /**
   * Reads a navigation that is part of no layout, such as that of an account.
   *
   * @param id - Id of the navigation.
   * @param context - Language, drafts and audiences of the request.
   * @param signal - Aborts the call.
   * @returns The entries of the first level, in reading order.
   * @throws {@link IntegrationError} of type `not-found` when there is no such navigation.
   */
  getNavigation(
    id: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly NavigationMenuItem[]>;
  /**
   * Reads the active theme.
   *
   * @param context - Drafts and audiences of the request.
   * @param signal - Aborts the call.
   * @returns The theme, or `null` when editors left the store's own as it is.
   */
  getTheme(context: DynamicServerContext, signal: AbortSignal): Promise<ThemeData | null>;
  /**
   * Lists the slugs of all pages that are public, for a sitemap and for pages that are built ahead.
   *
   * @param context - Language of the request.
   * @param signal - Aborts the call.
   * @returns The slugs, each once, in no particular order.
   */
  getSlugs(context: DynamicServerContext, signal: AbortSignal): Promise<readonly string[]>;
}
