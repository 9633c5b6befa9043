import {Failure, type Reason} from './failure';
import {keyOf, type KeepList, type Kept, plain} from './keep-list';

/** Requests at once, as many as browsers send to a server that speaks HTTP/1.1. */
const AT_ONCE = 6;

/** The browser's part in a store. */
export interface Surroundings {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  caches: Pick<CacheStorage, 'open' | 'match' | 'delete'>;
  fetch: typeof fetch;
}

/** The reason that the copy is older than the site. */
export interface Problem {
  reason: Reason;
  detail: string;
}

/** The way that a copy is made. */
export interface Filling {
  /** Aborts the filling. */
  stop: AbortController;
  /** Hears how many of the pages and files are there. */
  onProgress: (done: number, total: number) => void;
  /** Rejects if the site is not the one of the list any more. */
  checkSite: () => Promise<void>;
}

/**
 * The copy of the site in the browser's cache. It is there once its list is, which is stored last: an interrupted copy is none, and
 * an interrupted update leaves the earlier copy. Each content has a place of its own, so an update stores what changed alone.
 */
export function openStore({base, caches, fetch}: Surroundings) {
  const cacheName = `offline ${base}`;
  const listKey = `${base}offline-list`;
  const problemKey = `${base}offline-problem`;
  const match = (key: string) => caches.match(key, {cacheName, ignoreVary: true});
  const readList = async () => (await match(listKey))?.json() as Promise<KeepList | undefined>;
  const readProblem = async () => (await match(problemKey))?.json() as Promise<Problem | undefined>;
  const remove = () => caches.delete(cacheName);

  /** Takes away what an earlier copy or an interrupted one has left. */
  async function prune() {
    const list = await readList();
    if (!list) return remove();
    const cache = await caches.open(cacheName);
    const wanted = new Set([listKey, ...keysOf(list)]);
    const stale = (await cache.keys()).filter(({url}) => !wanted.has(keyAt(url)));
    return Promise.all(stale.map((request) => cache.delete(request)));
  }

  /** Keeps with the copy why it could not be updated, for pages that are opened later. The next try takes it away. */
  async function note(problem: Problem) {
    if (!(await readList())) return;
    const cache = await caches.open(cacheName);
    await cache.put(problemKey, new Response(JSON.stringify(problem)));
  }

  const keysOf = ({pages, files}: KeepList) =>
    [...pages, ...files].map((kept) => keyOf(base, kept));
  const keyAt = (url: string) => {
    const {pathname, search} = new URL(url);
    return pathname + search;
  };

  async function request(kept: Kept, signal: AbortSignal): Promise<Response> {
    const address = base + kept[0];
    const response = await fetch(address, {signal, cache: kept[1] ? 'no-cache' : 'default'});
    const isAnother = plain(new URL(response.url).pathname) !== plain(address);
    if (!response.ok || isAnother) throw new Failure('answer', `${address} (${response.status})`);
    // A browser shows no page whose answer was redirected, such as to the form with a slash.
    return response.redirected ? new Response(response.body, response) : response;
  }

  /**
   * Makes a copy, or updates the one that is there.
   *
   * @throws If a part could not be stored. All is then as it was before.
   */
  async function fill(list: KeepList, {stop, onProgress, checkSite}: Filling) {
    await prune();
    const isUpdate = Boolean(await readList());
    const cache = await caches.open(cacheName);
    const there = new Set((await cache.keys()).map(({url}) => keyAt(url)));
    const all = [...list.pages, ...list.files];
    const waiting = all.filter((kept) => !there.has(keyOf(base, kept)));
    let done = all.length - waiting.length;
    const added: string[] = [];
    let failure: {error: unknown} | undefined;

    async function work() {
      for (let kept = waiting.pop(); kept; kept = waiting.pop()) {
        stop.signal.throwIfAborted();
        const response = await request(kept, stop.signal);
        const key = keyOf(base, kept);
        added.push(key);
        await cache.put(key, response);
        onProgress((done += 1), all.length);
      }
    }
    const fail = (error: unknown) => {
      failure ??= {error: stop.signal.aborted ? new Failure('canceled') : error};
      stop.abort();
    };
    onProgress(done, all.length);
    // All have to end before what they stored is taken away.
    await Promise.all(Array.from({length: AT_ONCE}, () => work().catch(fail)));
    if (!failure) {
      await checkSite()
        .then(() => stop.signal.throwIfAborted())
        .then(() => cache.put(listKey, new Response(JSON.stringify(list))))
        .catch(fail);
    }
    if (!failure) return;
    await (isUpdate ? Promise.all(added.map((key) => cache.delete(key))) : remove());
    throw failure.error;
  }

  return {match, readList, readProblem, note, remove, prune, fill};
}
