import {getProducts} from '../catalog.ts';
import {ProductList} from '../ProductList.tsx';

export default async function Home() {
  return <ProductList products={await getProducts()} />;
}
