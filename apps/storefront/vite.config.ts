import {fileURLToPath} from 'node:url';
import {reactRouter} from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import {defaultClientConditions, defaultServerConditions, defineConfig} from 'vite';

// Here, packages are loaded from their source. A storefront outside of this repository needs neither condition nor folder.
const source = 'storefront-toolkit-source';
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The pictures of the products.
  publicDir: folder('../../packages/fixtures/static'),
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
    // The documentation site has an older router, which Vite would find.
    alias: {'react-router-dom': 'react-router'},
  },
  ssr: {
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node'],
    },
    noExternal: [/^@storefront-toolkit\//],
  },
  // Found at the start, so that the first page of a fresh clone doesn't load twice.
  optimizeDeps: {
    include: ['class-variance-authority', 'clsx', 'embla-carousel-react', 'parse5'].map(
      (name) => `@storefront-toolkit/ui > ${name}`,
    ),
    exclude: [
      '@bigcommerce/catalyst-client',
      '@commercetools/platform-sdk',
      '@commercetools/ts-client',
      '@shopify/storefront-api-client',
    ],
  },
  server: {fs: {allow: [folder('../..')]}},
});
