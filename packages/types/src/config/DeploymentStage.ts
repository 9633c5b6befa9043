/**
 * Which deployment runs. It decides what may be cached, indexed and logged, not which vendor account is used.
 *
 * @category Store
 * @example
 * ```ts
 * import type {DeploymentStage} from '@storefront-toolkit/types/config';
 *
 * const stage: DeploymentStage = 'preview';
 * ```
 */
export type DeploymentStage =
  /** A developer's machine: verbose errors, no caching. */
  | 'development'
  /** A deployment for editors and reviewers: drafts are visible, search engines are kept out. */
  | 'preview'
  /** The store that shoppers use. */
  | 'production';
