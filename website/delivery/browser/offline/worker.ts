/**
 * The service worker of a site that can be kept for offline. It is there only for readers who asked for it: to install it is to make
 * the copy. A new deployment has another worker, which the browser installs, and so updates the copy. If that fails, the worker and the
 * copy from before stay.
 */
import {createAnswers, wayOf} from './answer';
import {Failure, reasonOf} from './failure';
import type {KeepList} from './keep-list';
import type {FromWorker, ToWorker} from './messages';
import {openStore} from './store';
import type {WorkerScope} from './worker-scope';

/** Path under which the site is served. The build fills it in. */
declare const BASE_URL: string;
/** Address of the list below it, with a digest in its name. */
declare const LIST_FILE: string;

type Told<Message = FromWorker> = Message extends unknown ? Omit<Message, 'offline'> : never;

const scope = self as unknown as WorkerScope;
const store = openStore({base: BASE_URL, caches, fetch: (...request) => fetch(...request)});
const answers = createAnswers(store, BASE_URL, (...request) => fetch(...request));

async function tell(message: Told) {
  for (const client of await scope.clients.matchAll({includeUncontrolled: true})) {
    client.postMessage({offline: BASE_URL, ...message});
  }
}

async function load(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(BASE_URL + address, {cache});
  if (!response.ok) throw new Failure('answer', `${BASE_URL}${address} (${response.status})`);
  return response;
}

/** Between two deployments, pages of one and scripts of the other would not fit. */
async function checkSite() {
  const text = await (await load('sw.js', 'no-store')).text();
  if (!text.includes(LIST_FILE)) throw new Failure('changed');
}

let stop: AbortController | undefined;

async function keep() {
  stop = new AbortController();
  let percent = -1;
  const onProgress = (done: number, total: number) => {
    const now = Math.floor((100 * done) / total);
    if (now === percent) return;
    percent = now;
    void tell({kind: 'progress', done, total});
  };
  try {
    const list = (await (await load(LIST_FILE, 'default')).json()) as KeepList;
    await store.fill(list, {stop, onProgress, checkSite});
    answers.reset();
    await tell({kind: 'kept'});
  } catch (error) {
    const problem = {
      reason: reasonOf(error),
      detail: error instanceof Failure ? error.detail : '',
    };
    // Without room there may be none for this either.
    await store.note(problem).catch(() => {});
    await tell({kind: 'failed', ...problem});
    throw error;
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // Until now the worker from before has answered with what is taken away here.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, store.prune(), scope.clients.claim()]));
});

scope.addEventListener('message', (event) => {
  const {data} = event;
  if (data === ('cancel' satisfies ToWorker)) stop?.abort();
  // The page was told.
  else if (data === ('keep' satisfies ToWorker)) event.waitUntil(keep().catch(() => {}));
});

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const way = wayOf(request, BASE_URL);
  if (way === 'file') event.respondWith(answers.file(request));
  if (way !== 'page') return;
  const network = Promise.resolve(event.preloadResponse)
    .then((response) => response ?? fetch(request))
    .catch(() => undefined);
  event.waitUntil(network);
  event.respondWith(answers.page(request.url, network));
});
