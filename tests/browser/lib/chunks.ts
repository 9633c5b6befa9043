import type {Page, Route} from '@playwright/test';

/** Controls the code and the documents that are not loaded yet. */
export interface Chunks {
  /** From now on, requests for them wait. */
  hold: () => void;
  /** From now on, requests for them fail, also those that wait. */
  fail: () => void;
  /** Lets the waiting requests, and all later ones, through. */
  release: () => void;
}

/** The code that a request is for. Asked for again when the server has just closed the connection. */
async function codeOf(route: Route): Promise<string> {
  return (await route.fetch({maxRetries: 2})).text();
}

/**
 * Puts a gate before what a page is made of, open at first: its code, and the document that the application takes
 * from its HTML. Call it before the page is opened. Code that is fetched ahead of any need is refused, so that a
 * held page is not there already.
 *
 * @param containing - Text in the files of code that the gate is for. @default '', all files
 */
export async function gateChunks(page: Page, containing = ''): Promise<Chunks> {
  let fails = false;
  let open = () => {};
  let gate = Promise.resolve();
  const pass = async (route: Route) => {
    await gate;
    return fails ? route.abort() : route.continue();
  };
  await page.route('**/assets/js/**', async (route) => {
    if (route.request().resourceType() !== 'script') return route.abort();
    const isMeant = containing === '' || (await codeOf(route)).includes(containing);
    return isMeant ? pass(route) : route.continue();
  });
  await page.route('**/docs/**', (route) =>
    route.request().resourceType() === 'fetch' ? pass(route) : route.fallback(),
  );
  return {
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    fail: () => {
      fails = true;
      open();
    },
    release: () => {
      fails = false;
      gate = Promise.resolve();
      open();
    },
  };
}
