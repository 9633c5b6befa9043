import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The vendor answered, and the answer doesn't fit the contract: a field is missing or of the wrong type.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {InvalidResponseError} from '@storefront-toolkit/types/config';
 *
 * export const detail = ({path, expected}: InvalidResponseError) =>
 *   `${path}: ${expected}`;
 * ```
 */
export interface InvalidResponseError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'invalid-response';
  /** Path of the bad field in the vendor's response, such as `data.product.variants[2].price.amount`. */
  readonly path: string;
  /** The value that the contract needs there, such as `a decimal`. */
  readonly expected: string;
}
