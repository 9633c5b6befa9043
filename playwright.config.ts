import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {testBrowserPath} from './scripts/lib/chromium.mjs';
import type {WindowOptions} from './tests/lib/test.ts';

const port = Number(process.env.TEST_PORT ?? 4173);

/**
 * Browser tests run against the production build in `website/build`, served by the production server.
 * They use the system's Chromium, and keyboard rows its Firefox too. Playwright downloads nothing.
 */
export default defineConfig<object, WindowOptions>({
  testDir: '.',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/tests/browser/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  projects: [
    {
      name: 'browser',
      testMatch: ['tests/{browser,conformance}/**/*.spec.ts', 'packages/**/*.browser.ts'],
      testIgnore: ['tests/browser/crawl.spec.ts', 'tests/browser/budgets.spec.ts'],
      use: {sharedWindow: true},
    },
    {name: 'crawl', testMatch: 'tests/browser/crawl.spec.ts'},
    {name: 'budgets', testMatch: 'tests/browser/budgets.spec.ts'},
    {
      name: 'firefox',
      testMatch: ['packages/**/*.browser.ts', 'tests/browser/editor/*.spec.ts'],
      grep: / keyboard, |browser\/editor\//,
      timeout: 60_000,
      // Firefox takes longer than Chromium's headless shell to start an example.
      expect: {timeout: 10_000},
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(new URL('scripts/firefox.mjs', import.meta.url)),
          firefoxUserPrefs: {
            // Without a screen, Firefox believes that there is no mouse. This is a mouse that can hover.
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
            // No script is ended because a machine is slow.
            'dom.max_script_run_time': 0,
          },
        },
      },
    },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      executablePath: testBrowserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Else each window's first page waits for a process of its own, which compiles all scripts again.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: `npm run serve -- --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});
