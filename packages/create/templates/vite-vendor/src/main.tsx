import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {pageAt} from './pages.tsx';
import './storefront.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const page = await pageAt(location.pathname).catch((error: unknown) => {
  console.error(error);
  return <p role="alert">The products can't be loaded. Try again later.</p>;
});

createRoot(root).render(<StrictMode>{page}</StrictMode>);
