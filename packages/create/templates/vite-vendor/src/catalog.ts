import type {Product} from '@storefront-toolkit/types/catalog';

/** Asks the server, which has the token of your store. */
async function ask(path: string): Promise<Response> {
  const response = await fetch(`/api/products${path}`);
  if (response.ok || response.status === 404) return response;
  throw new Error(`The server answered with ${response.status}. Its log says why.`);
}

/** The products of the list, in their order. */
export async function getProducts(): Promise<readonly Product[]> {
  const response = await ask('');
  return (await response.json()) as Product[];
}

/** The product with this part of an address, or `undefined`. */
export async function getProduct(slug: string): Promise<Product | undefined> {
  const response = await ask(`/${slug}`);
  return response.ok ? ((await response.json()) as Product) : undefined;
}
