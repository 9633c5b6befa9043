import type {Store} from './store.ts';

/**
 * Answers requests for `/api/products` and `/api/products/<slug>` as JSON. It's plain `Request` and `Response`, so the server on which
 * you run the built storefront can use it too.
 */
export function createApi(store: Store) {
  return async ({url}: {url: string}): Promise<Response> => {
    const [, slug] = /^\/api\/products(?:\/([^/]+))?$/.exec(new URL(url).pathname) ?? [];
    try {
      if (slug === undefined) return Response.json(await store.getProducts());
      const product = await store.getProduct(decodeURIComponent(slug));
      return product ? Response.json(product) : new Response('Not found', {status: 404});
    } catch (error) {
      console.error(error);
      return new Response('The store does not answer.', {status: 502});
    }
  };
}
