/**
 * On which side lines of text are flush. It follows the direction of the text, so there is no left and no right.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {TextAlignment} from '@storefront-toolkit/types/cms';
 *
 * export const alignment: TextAlignment = 'center';
 * ```
 */
export type TextAlignment =
  /** Where lines start: left in English. */
  | 'start'
  /** On neither: lines are centered. */
  | 'center'
  /** Where lines end: right in English. */
  | 'end';
