/**
 * One function for each kind of block in a union, as {@link matchBlock} takes them.
 *
 * @typeParam Input - The union of blocks that are handled.
 * @typeParam Result - The result of each function.
 * @typeParam Kind - The kinds that have to be handled: all of the union.
 * @category Blocks
 * @example
 * ```ts
 * import type {BlockHandlers, PromoTextBlock, TextBlock} from '@storefront-toolkit/types/cms';
 *
 * export const plainText: BlockHandlers<PromoTextBlock | TextBlock, string> = {
 *   PromoText: (block) => block.text,
 *   Text: (block) => `${block.text.length} paragraphs`,
 *   unknown: () => '',
 * };
 * ```
 */
export type BlockHandlers<
  Input extends {readonly type: string},
  Result,
  Kind extends string = Input['type'],
> = {
  readonly [Type in Kind]: (block: Extract<Input, {readonly type: Type}>) => Result;
} & {
  /**
   * Handles a block that no other function is for. Types rule it out; an editor who uses a newer content model doesn't.
   * Without it, such a block is an error.
   */
  readonly unknown?: ((block: {readonly type: string}) => Result) | undefined;
};
