import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {pageAt} from './pages.tsx';
import './storefront.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(<StrictMode>{await pageAt(location.pathname)}</StrictMode>);
