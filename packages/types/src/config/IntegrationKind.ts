/**
 * The data that an integration reads or writes. Configure a vendor once for each kind that it covers.
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
