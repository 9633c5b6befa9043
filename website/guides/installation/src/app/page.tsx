import {ProductList} from '../ProductList.tsx';
import {products} from '../products.ts';

export default function Home() {
  return <ProductList products={products} />;
}
