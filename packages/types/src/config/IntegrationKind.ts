/**
 * What an integration answers for. A vendor that does several of these is configured once for each.
 *
 * @category Integrations
 * @example
 * ```ts
 * import type {IntegrationKind} from '@storefront-toolkit/types/config';
 *
 * const kind: IntegrationKind = 'search';
 * ```
 */
export type IntegrationKind =
  /** Products, prices, carts and checkout. */
  | 'commerce'
  /** Pages and content blocks. */
  | 'cms'
  /** Product search, category listings, suggestions. */
  | 'search'
  /** Orders after checkout: history, shipments, returns. */
  | 'oms';
