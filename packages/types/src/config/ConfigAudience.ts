/**
 * Who may see a configuration. Each configuration object carries its audience, so that TypeScript refuses
 * the secret one where the public one is expected.
 *
 * @category Configuration
 * @example
 * ```ts
 * import type {ConfigAudience} from '@storefront-toolkit/types/config';
 *
 * const audience: ConfigAudience = 'client';
 * ```
 */
export type ConfigAudience =
  /** Everyone: the object is sent to the browser. */
  | 'client'
  /** The server alone: the object holds secrets. */
  | 'server';
