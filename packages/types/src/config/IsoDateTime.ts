import type {IsoDate} from './IsoDate.ts';

/**
 * A moment as ISO 8601 writes it, in UTC, such as `2026-03-09T14:30:00.000Z`.
 *
 * TypeScript refuses a day without a time, a moment without its `Z`, and any other notation. Make one with {@link toIsoDateTime}.
 *
 * @category Dates
 * @example
 * ```ts
 * import type {IsoDateTime} from '@storefront-toolkit/types/config';
 *
 * const placedAt: IsoDateTime = '2026-03-09T14:30:00.000Z';
 * ```
 */
export type IsoDateTime = `${IsoDate}T${string}:${string}Z`;
