import type {BlockHandlers} from './BlockHandlers.ts';

/**
 * Calls the function that is made for the kind of a block. A kind without its function doesn't compile.
 *
 * It works on every union that is distinguished by `type`: all blocks, the slides of a carousel, or links.
 *
 * @typeParam Kind - The kinds of blocks in the union.
 * @typeParam Input - The union of blocks.
 * @typeParam Result - The result of the functions.
 * @param block - The block.
 * @param handlers - One function for each kind, by `type`.
 * @returns The function's result.
 * @throws `TypeError` when a block arrives whose type is none of the union's, and `handlers` has no `unknown`.
 * @category Blocks
 * @example
 * ```ts
 * import {matchBlock, type StorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const hrefOf = (link: StorefrontLink): string =>
 *   matchBlock(link, {
 *     Page: ({slug}) => `/${slug}`,
 *     Product: ({slug}) => `/products/${slug}`,
 *     SearchResults: ({term}) => `/search?q=${encodeURIComponent(term ?? '')}`,
 *     Home: () => '/',
 *     OrderConfirmation: ({orderId}) => `/orders/${orderId}`,
 *     Url: ({url}) => url,
 *   });
 * ```
 */
export function matchBlock<Kind extends string, Input extends {readonly type: Kind}, Result>(
  block: Input & {readonly type: Kind},
  handlers: BlockHandlers<Input, Result, Kind>,
): Result {
  const known = handlers as Readonly<Record<string, (block: Input) => Result>>;
  // `type` comes from a CMS: a block of type "constructor" must not find the method of every object.
  const handle = Object.hasOwn(known, block.type) ? known[block.type] : handlers.unknown;
  if (handle) return handle(block);
  throw new TypeError(
    `No function handles content of the type ${JSON.stringify(block.type)}, so nothing can be shown for it. ` +
      `There are functions for ${Object.keys(known).join(', ')}. ` +
      'Turn this type into one of them where the response of the CMS is read, or give "unknown".',
  );
}
