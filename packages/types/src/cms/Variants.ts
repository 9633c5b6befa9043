import type {Block} from './Block.ts';
import type {BlockBase} from './BlockBase.ts';

/**
 * Content by audience. The first variant counts whose audience is in the context's `audiences`; without one, the fallback.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Blocks
 * @example
 * ```ts
 * import type {DynamicServerContext, Variants} from '@storefront-toolkit/types/cms';
 *
 * export const contentFor = ({targeted, fallback}: Variants, {audiences}: DynamicServerContext) =>
 *   targeted.find(({audience}) => audiences.includes(audience))?.content ?? fallback;
 * ```
 */
export interface Variants<Own extends BlockBase = never> {
  /** Variants in order of precedence. */
  readonly targeted: readonly {
    /** Key of the audience, as {@link DynamicServerContext} lists them. */
    readonly audience: string;
    /** The blocks that the audience sees. An empty list shows nothing. */
    readonly content: readonly Block<Own>[];
  }[];
  /** The blocks that everyone else sees, and everyone when personalization is turned off. */
  readonly fallback: readonly Block<Own>[];
}
