/**
 * A calendar day as ISO 8601 writes it, such as `2026-03-09`. It has no time zone: the day is that of the place it is about.
 *
 * TypeScript refuses other orders and separators (`09.03.2026`, `3/9/2026`). It doesn't check that the day exists.
 *
 * @category Dates
 * @example
 * ```ts
 * import type {IsoDate} from '@storefront-toolkit/types/config';
 *
 * const deliveredBy: IsoDate = '2026-03-09';
 * ```
 */
export type IsoDate = `${string}-${string}-${string}`;
