/** The service worker of a site that can't be kept for offline: it removes the copy of a time when it could, and itself. */
import type {WorkerScope} from './worker-scope';

/** Path under which the site is served. The build fills it in. */
declare const BASE_URL: string;

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(`offline ${BASE_URL}`).then(() => scope.registration.unregister())),
);
