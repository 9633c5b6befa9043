/** The part of a service worker's events that the worker uses. The library of types for windows has none of them. */
export interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchingEvent;
  message: MessageToWorker;
}

/** The part of a service worker's global scope that the workers use. */
export interface WorkerScope {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      includeUncontrolled: boolean;
    }) => Promise<readonly {postMessage: (message: unknown) => void}[]>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}
