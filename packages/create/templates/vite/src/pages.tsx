import {getProduct, getProducts} from './catalog.ts';
import {ProductList} from './ProductList.tsx';
import {ProductPage} from './ProductPage.tsx';

/** The page at a path. */
export async function pageAt(path: string) {
  if (path === '/') return <ProductList products={await getProducts()} />;
  const [, slug] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  const product = slug && (await getProduct(slug));
  return product ? <ProductPage product={product} /> : <h1>Page not found</h1>;
}
