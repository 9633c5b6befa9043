export type {SyncedCart} from './cart-state.ts';
export type {CartSyncLabels} from './labels.ts';
export type {CartStaleReason} from './start-sync.ts';
export {type CartSyncOptions, useCartSync} from './use-cart-sync.ts';
