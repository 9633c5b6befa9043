import {defineConfig} from 'vitest/config';

const resolve = {conditions: ['storefront-toolkit-source', 'import', 'module', 'default']};

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. Browser tests (`*.browser.ts`) belong to Playwright. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: {resolve},
        test: {
          name: 'node',
          include: ['{packages,server,scripts,tests,website}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        resolve,
        ssr: {resolve},
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,website}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
    ],
  },
});
