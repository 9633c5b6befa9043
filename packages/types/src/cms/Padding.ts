import type {PaddingOptions} from './PaddingOptions.ts';

/**
 * Room between the edge of a block and what is in it. The background of the block fills it.
 *
 * Sides follow the direction of the text, so that a store in Arabic needs no values of its own.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {Padding} from '@storefront-toolkit/types/cms';
 *
 * export const padding: Padding = {top: 'large', bottom: 'large'};
 * ```
 */
export interface Padding {
  /**
   * Above the content.
   *
   * @default 'none'
   */
  readonly top?: PaddingOptions | undefined;
  /**
   * Below the content.
   *
   * @default 'none'
   */
  readonly bottom?: PaddingOptions | undefined;
  /**
   * Where lines start: left in English, right in Arabic.
   *
   * @default 'none'
   */
  readonly start?: PaddingOptions | undefined;
  /**
   * Where lines end.
   *
   * @default 'none'
   */
  readonly end?: PaddingOptions | undefined;
}
