import type {IntegrationKind} from './IntegrationKind.ts';

/**
 * The fields of every {@link IntegrationError}: the vendor that failed, and the call that failed.
 *
 * Its `message` names the cause and what to do about it, for logs. It isn't for shoppers. `cause` holds what the vendor's client threw.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {IntegrationErrorBase} from '@storefront-toolkit/types/config';
 *
 * export const label = ({vendor, operation}: IntegrationErrorBase) =>
 *   `${vendor}.${operation}`;
 * ```
 */
export interface IntegrationErrorBase extends Error {
  /** Always `IntegrationError`. */
  readonly name: 'IntegrationError';
  /** Key of the vendor, as in its {@link IntegrationConfig}. */
  readonly vendor: string;
  /** The data that the integration reads or writes. */
  readonly kind: IntegrationKind;
  /** Name of the method that was called, such as `getProduct`. */
  readonly operation: string;
}
