import type {BlockBase} from './BlockBase.ts';

/**
 * Content that only its vendor's own component can render: the tree of a visual editor, for example.
 *
 * The storefront hands `payload` to that component unread. Nothing else of it is normalized.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {VendorRenderedBlock} from '@storefront-toolkit/types/cms';
 *
 * export const section: VendorRenderedBlock = {
 *   type: 'VendorRendered',
 *   id: 'section-1',
 *   vendor: 'builder',
 *   model: 'landing-section',
 *   payload: {blocks: [{component: {name: 'Columns'}}]},
 * };
 * ```
 */
export interface VendorRenderedBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'VendorRendered';
  /** Key of the vendor, as {@link IntegrationConfig} names it. It decides which component is used. */
  readonly vendor: string;
  /** Name of the content model at the vendor. */
  readonly model: string;
  /** The props of the vendor's component. They cross from server to browser, so they have to survive `JSON.stringify`. */
  readonly payload: unknown;
}
