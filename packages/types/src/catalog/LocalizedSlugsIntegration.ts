import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {LocaleCode} from '../config/LocaleCode.ts';
import type {LocalizedSlugsInput} from './LocalizedSlugsInput.ts';

/**
 * Finds the same product or category in other languages, at a vendor that translates slugs. Its catalog integration has this method too.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {LocalizedSlugsIntegration} from '@storefront-toolkit/types/catalog';
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * // The address of the same product, for a link that changes the language.
 * export async function germanPath(
 *   catalog: LocalizedSlugsIntegration,
 *   id: string,
 *   context: DynamicServerContext,
 *   signal: AbortSignal,
 * ) {
 *   const input = {entity: 'product', id, locales: ['de-DE']} as const;
 *   const slugs = await catalog.getLocalizedSlugs(input, context, signal);
 *   const slug = slugs['de-DE'];
 *   return slug ? `/de/products/${encodeURIComponent(slug)}` : undefined;
 * }
 * ```
 */
export interface LocalizedSlugsIntegration {
  /**
   * The slug of one thing in several languages.
   *
   * @param input - The product or the category, and the languages.
   * @returns The slug by which `getProduct` or `getCategory` finds it in each language. A language in which the vendor says that it isn't
   * there is left out.
   * @throws {@link IntegrationError} of type `not-found` when there is no such thing.
   */
  getLocalizedSlugs(
    input: LocalizedSlugsInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Readonly<Record<LocaleCode, string>>>;
}
