import type {IntegrationConfig} from './IntegrationConfig.ts';

/**
 * The integrations of a store: one for each kind, so that exactly one vendor answers for it.
 *
 * @category Integrations
 * @entity
 * @example
 * ```ts
 * import type {IntegrationSet} from '@storefront-toolkit/types/config';
 *
 * const integrations: IntegrationSet = {
 *   commerce: {
 *     audience: 'server',
 *     kind: 'commerce',
 *     vendor: 'shopify',
 *     client: {domain: 'outdoor.example.com', publicToken: 'public-token'},
 *     server: {privateToken: 'read-from-the-environment'},
 *   },
 * };
 * ```
 */
export interface IntegrationSet {
  /** Products, prices, carts and checkout. Every store has one. */
  readonly commerce: IntegrationConfig<'commerce'>;
  /** Pages and content blocks. Without it, the store has no editorial content. */
  readonly cms?: IntegrationConfig<'cms'> | undefined;
  /** Product search and listings. Without it, the store has those of its commerce vendor, whose integration fills {@link SearchIntegration} too. */
  readonly search?: IntegrationConfig<'search'> | undefined;
  /** Orders after checkout. Without it, the store shows none, unless the integration of its commerce vendor fills {@link OMS} too, as that of commercetools does. */
  readonly oms?: IntegrationConfig<'oms'> | undefined;
}
