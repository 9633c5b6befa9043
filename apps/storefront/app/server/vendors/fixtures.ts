import {createFixturesCart} from '../fixtures/cart.ts';
import {createFixturesCatalog} from '../fixtures/catalog.ts';
import {createFixturesSearch} from '../fixtures/search.ts';
import type {Commerce} from '../store.ts';

/** The example shop: its products are in `@storefront-toolkit/fixtures`, and its carts in this process's memory. */
export const createFixtures = (): Commerce => ({
  catalog: createFixturesCatalog(),
  search: createFixturesSearch(),
  cart: createFixturesCart(),
});
