import type {LocaleCode} from '../config/LocaleCode.ts';

/**
 * The product or the category whose slugs {@link LocalizedSlugsIntegration.getLocalizedSlugs} reads.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {LocalizedSlugsInput} from '@storefront-toolkit/types/catalog';
 *
 * export const input: LocalizedSlugsInput = {
 *   entity: 'product',
 *   id: 'p-30',
 *   locales: ['en-IE', 'de-DE'],
 * };
 * ```
 */
export interface LocalizedSlugsInput {
  /** The kind of thing that the key is of. */
  readonly entity: 'product' | 'category';
  /** Key of the product or of the category. */
  readonly id: string;
  /** Languages in which your store has pages. */
  readonly locales: readonly LocaleCode[];
}
