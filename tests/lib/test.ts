import {type BrowserContext, type BrowserType, type Page, test as base} from '@playwright/test';

export * from '@playwright/test';

/** Options of the tests of this repository, for `playwright.config.ts` and `test.use`. */
export interface WindowOptions {
  /**
   * Whether tests share a window, which is emptied between them: storage, cookies, permissions, routes. Its cache stays, and with it what the
   * browser has compiled, so a page comes to life sooner. Each test has a tab of its own.
   */
  sharedWindow: boolean;
}

/** A worker's shared windows by the options that they were opened with. */
interface Windows {
  browserType: BrowserType;
  byOptions: Map<string, BrowserContext>;
}

/** Calls whose effect on a window Playwright can't take back. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** Windows that can't be emptied any more. */
const spent = new WeakSet<BrowserContext>();

/** Opens a window with a profile: without one, Chromium keeps nothing that it has compiled. */
async function openSharedWindow(browserType: BrowserType): Promise<BrowserContext> {
  const context = await browserType.launchPersistentContext('');
  const watch = (object: object, name: string) => {
    const call = Reflect.get(object, name) as (...args: unknown[]) => unknown;
    Reflect.set(object, name, (...args: unknown[]) => {
      spent.add(context);
      return call.apply(object, args);
    });
  };
  for (const name of LASTING) watch(context, name);
  for (const name of ['install', 'setFixedTime', 'setSystemTime']) watch(context.clock, name);
  return context;
}

/** Empties the storage of an origin, from a tab in which no page can write to it any more. */
async function emptyStorage(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'});
  await session.detach();
}

async function empty(context: BrowserContext) {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({behavior: 'ignoreErrors'});
  await context.clearCookies();
  await context.clearPermissions();
}

/** Playwright's `test`, whose tests can share a window. Everything else of Playwright is exported beside it. */
export const test = base.extend<object, WindowOptions & {windows: Windows}>({
  sharedWindow: [false, {option: true, scope: 'worker'}],
  windows: [
    async ({playwright, browserName}, use) => {
      const byOptions: Windows['byOptions'] = new Map();
      await use({browserType: playwright[browserName], byOptions});
      await Promise.all([...byOptions.values()].map((context) => context.close()));
    },
    {scope: 'worker'},
  ],
  context: async (
    {
      sharedWindow,
      windows: {browserType, byOptions},
      browser,
      baseURL,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      viewport,
    },
    use,
  ) => {
    if (!sharedWindow) {
      const context = await browser.newContext();
      await context.newPage();
      await use(context);
      return context.close();
    }
    // All options of `test.use` in this repository. Playwright gives them to each window that it opens.
    const options = JSON.stringify([
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      viewport,
    ]);
    const context = byOptions.get(options) ?? (await openSharedWindow(browserType));
    byOptions.set(options, context);
    // A window with a profile has a tab from the start.
    const page = context.pages()[0] ?? (await context.newPage());
    await emptyStorage(page, new URL(baseURL!).origin);
    if (permissions) await context.grantPermissions(permissions);
    await use(context);
    if (!spent.has(context)) return empty(context);
    byOptions.delete(options);
    await context.close();
  },
  page: async ({context}, use) => {
    await use(context.pages()[0]!);
  },
});
