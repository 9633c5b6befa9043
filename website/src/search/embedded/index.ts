import type {SearchAnswer, SearchEngine, SearchHit, SearchRequest} from '../engine';
import type {FromWorker, ToWorker} from './messages';

/** A search that waits for its answer. */
interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: unknown) => void;
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/**
 * The engine that needs no service: a worker loads the index that the build wrote, and searches it. The index begins to
 * load when the engine is made, so make it when a reader opens the search.
 *
 * @param baseUrl - Path under which the site is served.
 * @param start - Starts the worker. @default the worker of this module
 */
export function createEmbeddedEngine(
  baseUrl: string,
  start: () => Worker = startWorker,
): SearchEngine {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  /** Answers with names at once; their texts follow when the worker has them, and the names stay when it has none. */
  const resolveNames = (id: number, search: Waiting, answer: SearchAnswer) => {
    const withTexts = new Promise<readonly SearchHit[]>((resolve) => {
      waiting.set(id, {
        resolve: ({hits}) => resolve(hits),
        reject: () => resolve(answer.hits),
      });
    });
    search.resolve({...answer, withTexts});
  };

  const say = (message: ToWorker) => worker?.postMessage(message);

  const stop = (error: unknown) => {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  };

  /** Starts the worker unless it runs. The next search starts one again that couldn't start, or died. */
  const open = () => {
    if (worker) return;
    worker = start();
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      const search = waiting.get(data.id);
      if (!search) return;
      waiting.delete(data.id);
      if ('error' in data) search.reject(new Error(data.error));
      else if (data.isOfNames) resolveNames(data.id, search, data.answer);
      else search.resolve(data.answer);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      stop(new Error('The search could not be started: its script did not load or failed.'));
    });
    say({kind: 'open', baseUrl});
  };

  open();
  return {
    search(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer> {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        open();
        const id = (last += 1);
        waiting.set(id, {resolve, reject});
        say({kind: 'search', id, request});
        signal.addEventListener(
          'abort',
          () => {
            if (!waiting.delete(id)) return;
            say({kind: 'abort', id});
            reject(signal.reason as Error);
          },
          {once: true},
        );
      });
    },
    close() {
      stop(new DOMException('The search was closed.', 'AbortError'));
    },
  };
}
