import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * Something that an integration left out of its answer because it didn't fit the contract: one product of a list, one block of
 * a page, one attribute. The rest of the answer is there.
 *
 * Set `onProblem` in the {@link DynamicServerContext} to get each problem. A single thing that can't be read, such as the product
 * of a product page, is an {@link InvalidResponseError} instead.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {IntegrationProblem} from '@storefront-toolkit/types/config';
 *
 * export const lineForTheLog = ({vendor, operation, missing, path, reason}: IntegrationProblem) =>
 *   `${vendor} ${operation} left out a ${missing}: ${path} ${reason}`;
 * ```
 */
export interface IntegrationProblem extends Pick<
  IntegrationErrorBase,
  'vendor' | 'kind' | 'operation'
> {
  /** The part that is missing from the answer, such as `product`, `variant`, `block` or `attribute`. */
  readonly missing: string;
  /** Path of the bad value in the vendor's response, such as `data.nodes[2].variants.nodes[0].price.amount`. */
  readonly path: string;
  /** Why it was left out, to be read after the path, such as `is not a decimal`. */
  readonly reason: string;
}
