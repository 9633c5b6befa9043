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
  resolve: {conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom']},
  ssr: {
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node'],
    },
    noExternal: [/^@storefront-toolkit\//],
  },
  server: {fs: {allow: [folder('../..')]}},
});
