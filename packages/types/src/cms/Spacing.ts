import type {Padding} from './Padding.ts';
import type {PaddingOptions} from './PaddingOptions.ts';

/**
 * Room around and inside a block. Editors choose steps, not lengths, so that pages keep one rhythm.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {Spacing} from '@storefront-toolkit/types/cms';
 *
 * export const spacing: Spacing = {above: 'large', padding: {start: 'medium', end: 'medium'}};
 * ```
 */
export interface Spacing {
  /**
   * Distance to the block before. The larger of the two blocks' distances counts, they don't add up.
   *
   * @default 'none'
   */
  readonly above?: PaddingOptions | undefined;
  /**
   * Distance to the block after.
   *
   * @default 'none'
   */
  readonly below?: PaddingOptions | undefined;
  /** Room inside the block. Without it, the component decides. */
  readonly padding?: Padding | undefined;
}
