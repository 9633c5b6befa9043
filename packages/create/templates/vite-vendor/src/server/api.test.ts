import {expect, test, vi} from 'vitest';
import {products} from '../products.ts';
import {createApi} from './api.ts';

const store = {
  getProducts: () => Promise.resolve(products),
  getProduct: (slug: string) => Promise.resolve(products.find((product) => product.slug === slug)),
};
const ask = (path: string, of = store) => createApi(of)({url: `http://localhost${path}`});

test('it answers with the list, and with one product', async () => {
  expect(await (await ask('/api/products')).json()).toEqual(products);
  const [product] = products;
  expect(await (await ask(`/api/products/${product?.slug}`)).json()).toEqual(product);
});

test('a product that does not exist is not found', async () => {
  expect((await ask('/api/products/gone')).status).toBe(404);
});

test('a store that fails is reported to the log, and not to the browser', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const getProducts = () => Promise.reject(new Error('The token is wrong.'));
  const response = await ask('/api/products', {...store, getProducts});
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('token');
  expect(log).toHaveBeenCalledWith(expect.objectContaining({message: 'The token is wrong.'}));
});
