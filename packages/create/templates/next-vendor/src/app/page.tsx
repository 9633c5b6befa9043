import {getProducts} from '../catalog.ts';
import {ProductList} from '../ProductList.tsx';

/** The page is made at each request: prices and stock change. */
export const dynamic = 'force-dynamic';

export default async function Home() {
  return <ProductList products={await getProducts()} />;
}
