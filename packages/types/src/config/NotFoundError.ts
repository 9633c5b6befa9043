import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The vendor has nothing under this key. A page answers with status 404. Trying again doesn't help.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {NotFoundError} from '@storefront-toolkit/types/config';
 *
 * export const what = ({entity, key}: NotFoundError) => `No ${entity} ${key}`;
 * ```
 */
export interface NotFoundError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'not-found';
  /** The kind of thing that wasn't found, such as `product`. */
  readonly entity: string;
  /** Key under which it was looked for. */
  readonly key: string;
}
