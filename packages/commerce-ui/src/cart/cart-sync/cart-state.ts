import type {Cart} from '@storefront-toolkit/types/cart';

/** The fields of a cart by which its states are told apart. */
export type SyncedCart = Pick<Cart, 'id' | 'totalQuantity' | 'totals' | 'updatedAt'>;

/** A cart's state, without its content: what tabs tell each other. */
export interface CartState {
  /** Stands for the cart's key, which nobody can read from it. */
  cart: number;
  /** When it last changed. In ms. */
  at: number;
  /** Tells states apart that have the same date, because some vendors count in seconds. */
  state: number;
}

/** A number that stands for a text: 32 bits, so the text can't be found out. */
function digest(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The state of a cart. A date that nobody can read is before all others. */
export const stateOf = ({id, totalQuantity, totals, updatedAt}: SyncedCart): CartState => ({
  cart: digest(id),
  at: Date.parse(updatedAt) || 0,
  state: digest(`${id} ${totalQuantity} ${totals.total.amount}`),
});

/** Whether a state of the same cart says more than the one that is known. */
export const isNews = (next: CartState, known: CartState) =>
  next.at > known.at || (next.at === known.at && next.state !== known.state);

/** Whether a message is a state. Other scripts may use the channel too. */
export const isCartState = (data: unknown): data is CartState =>
  typeof data === 'object' &&
  data !== null &&
  ['cart', 'at', 'state'].every((key) => typeof Reflect.get(data, key) === 'number');
