import {ProductList} from '../ProductList';
import {products} from '../products';

export default function Home() {
  return <ProductList products={products} />;
}
