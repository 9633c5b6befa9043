import {defineConfig} from '@playwright/test';
import root from '../../playwright.config.ts';
import type {WindowOptions} from '../../tests/lib/test.ts';

// Without the server of the site.
const {webServer: _site, ...shared} = root;

/** Tests of the built shop. Each worker serves it on a free port: see `tests/shop.ts`. */
export default defineConfig<object, WindowOptions>({
  ...shared,
  testDir: 'tests',
  outputDir: '../../test-results/storefront',
  globalSetup: './tests/build.ts',
  projects: [{name: 'storefront', testMatch: '*.spec.ts', use: {sharedWindow: true}}],
});
