import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {ProductList} from './ProductList.tsx';
import {products} from './products.ts';
import './storefront.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <ProductList products={products} />
  </StrictMode>,
);
