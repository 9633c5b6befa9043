import {createStore, type Store} from './server/store.ts';

let store: Store | undefined;

/** The build opens no store, so it needs no variables. */
const open = () => (store ??= createStore(process.env));

/** The products of the list, in their order. */
export const getProducts: Store['getProducts'] = async () => open().getProducts();

/** The product with this part of an address, or `undefined`. */
export const getProduct: Store['getProduct'] = async (slug) => open().getProduct(slug);
