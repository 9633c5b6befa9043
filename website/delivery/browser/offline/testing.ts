/** Caches as browsers have them, in memory. */
export function memoryCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>();
  const absolute = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, origin).href;
  /** Gets each response before it is stored, and may throw. A test replaces it. */
  const state: {put: (key: string, response: Response) => void} = {put: () => {}};
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      async put(key: RequestInfo | URL, response: Response) {
        state.put(absolute(key), response);
        const copy = new Response(await response.blob(), response);
        entries.set(absolute(key), copy);
      },
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({url}) as Request)),
      delete: (key: RequestInfo | URL) =>
        Promise.resolve(
          entries.delete(absolute(typeof key === 'string' ? key : (key as Request).url)),
        ),
    } as unknown as Cache);
  };
  return {
    state,
    /** The addresses in each cache. */
    stored: () =>
      Object.fromEntries(
        [...all].map(([name, entries]) => [
          name,
          [...entries.keys()].map((url) => url.slice(origin.length)).sort(),
        ]),
      ),
    caches: {
      open,
      match: (key: RequestInfo | URL, {cacheName = ''}: MultiCacheQueryOptions = {}) =>
        Promise.resolve(all.get(cacheName)?.get(absolute(key))?.clone()),
      delete: (name: string) => Promise.resolve(all.delete(name)),
    },
  };
}
