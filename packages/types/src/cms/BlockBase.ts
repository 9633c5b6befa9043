import type {Spacing} from './Spacing.ts';

/**
 * The fields of every block. Your own block extends it with a `type` that no other block has.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {Block, BlockBase} from '@storefront-toolkit/types/cms';
 *
 * export interface SizeGuideBlock extends BlockBase {
 *   readonly type: 'SizeGuide';
 *   readonly measure: 'cm' | 'inch';
 * }
 *
 * export const content: readonly Block<SizeGuideBlock>[] = [
 *   {type: 'SizeGuide', id: 'jackets', measure: 'cm'},
 * ];
 * ```
 */
export interface BlockBase {
  /** Kind of the block. A literal in each block: comparing it tells blocks apart. */
  readonly type: string;
  /** Id of the block's entry in the CMS. Unique on a page, and the same from one request to the next. */
  readonly id: string;
  /** Room around and inside the block. Without it, the component decides. */
  readonly spacing?: Spacing | undefined;
}
