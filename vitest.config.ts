import {defineConfig} from 'vitest/config';

const resolve = {conditions: ['storefront-toolkit-source', 'import', 'module', 'default']};

/**
 * `*.test.ts` runs in Node, `*.test.tsx` in jsdom. Browser tests (`*.browser.ts`) belong to Playwright.
 * The tests that build copies of the site take longer and are a project of their own.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: {resolve},
        test: {
          name: 'node',
          // Far more than any takes. A machine that does other work at the time is slow.
          testTimeout: 30_000,
          // Files share modules, which saves a fifth of the time. None changes what another reads.
          isolate: false,
          include: ['{apps,bench,conformance,packages,server,scripts,tests,website}/**/*.test.ts'],
          exclude: [
            '**/{node_modules,build,.work}/**',
            'tests/{lighthouse,machines,mcp,packages,site-build}/**',
            'packages/mcp/evaluation/**',
            // Tests of the projects that the package writes, which run there.
            'packages/create/templates/**',
          ],
        },
      },
      {
        test: {
          name: 'lighthouse',
          include: ['tests/lighthouse/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve,
        ssr: {resolve},
        test: {
          name: 'machines',
          include: ['tests/machines/*.test.ts'],
          globalSetup: 'tests/machines/install.ts',
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: 'tests/packages/registry.ts',
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve,
        ssr: {resolve},
        test: {
          name: 'mcp',
          include: ['{packages/mcp/evaluation,tests/mcp}/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr: {resolve},
        test: {
          name: 'site-build',
          include: ['tests/site-build/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve: {...resolve, alias: {'@docusaurus': '@docusaurus/core/lib/client/exports'}},
        ssr: {resolve},
        test: {
          name: 'dom',
          testTimeout: 30_000,
          environment: 'jsdom',
          // Each file has a window of its own. A thread is ready for it sooner than a process.
          pool: 'threads',
          // Else Node resolves what this package imports, and knows no alias.
          server: {deps: {inline: [/theme-common/]}},
          include: ['{packages,website}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/build/**', 'packages/create/templates/**'],
        },
      },
    ],
  },
});
