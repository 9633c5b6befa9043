import {createLookup, keyOf, type Lookup, OFFLINE_PAGE} from './keep-list';
import type {openStore} from './store';

/** Milliseconds after which a kept page is shown in place of one that the network doesn't bring. */
export const PATIENCE = 5000;

/** The way that a request is answered, if the worker answers it at all. */
export function wayOf(
  {method, mode, destination, url, headers}: Request,
  base: string,
): 'page' | 'file' | undefined {
  const {origin, pathname} = new URL(url);
  const address = pathname.slice(base.length);
  if (
    method !== 'GET' ||
    origin !== location.origin ||
    !pathname.startsWith(base) ||
    headers.has('Range') ||
    ['mcp', 'sw.js'].includes(address)
  ) {
    return undefined;
  }
  if (mode !== 'navigate') return 'file';
  // Frames have an origin of their own.
  return destination === 'document' ? 'page' : undefined;
}

/**
 * Makes the functions that answer requests: pages from the network first, so that a new deployment is seen at once, and files that never change
 * from the copy.
 */
export function createAnswers(
  store: ReturnType<typeof openStore>,
  base: string,
  fetch: typeof globalThis.fetch,
) {
  let lookup: Promise<Lookup | undefined> | undefined;
  const open = () => (lookup ??= store.readList().then((list) => list && createLookup(list, base)));
  const addressOf = (url: string) => new URL(url).pathname.slice(base.length);

  async function keptPage(url: string): Promise<Response | undefined> {
    const found = (await open())?.page(addressOf(url));
    if (found && 'redirect' in found) {
      return Response.redirect(new URL(found.redirect + new URL(url).search, url), 302);
    }
    return found && store.match(found.key);
  }

  /** The page that says that there is no copy of the one that was asked for. */
  async function offlinePage(): Promise<Response> {
    const found = (await open())?.page(OFFLINE_PAGE);
    const page = found && 'key' in found ? await store.match(found.key) : undefined;
    return page ? new Response(page.body, {status: 503, headers: page.headers}) : Response.error();
  }

  return {
    /** Has to be called when the copy is another. */
    reset: () => void (lookup = undefined),

    /** @param network - The answer of the network, or nothing when there is none. */
    async page(url: string, network: Promise<Response | undefined>): Promise<Response> {
      const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
        .then(() => keptPage(url))
        .then((kept) => kept ?? network);
      return (await Promise.race([network, late])) ?? (await keptPage(url)) ?? offlinePage();
    },

    async file(request: Request): Promise<Response> {
      const kept = (await open())?.file(addressOf(request.url));
      const copy = () => (kept ? store.match(keyOf(base, kept)) : undefined);
      if (kept && kept[1] === undefined) return (await copy()) ?? fetch(request);
      try {
        return await fetch(request);
      } catch (error) {
        const found = await copy();
        if (found) return found;
        throw error;
      }
    },
  };
}
