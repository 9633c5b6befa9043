import {CORE_FILE, type IndexCore} from './format';
import {createLookup} from './lookup';
import type {SearchAnswer} from '../engine';
import type {FromWorker, ToWorker} from './messages';

/** Milliseconds after which a part of the index counts as lost. */
const PATIENCE = 10_000;

type Lookup = ReturnType<typeof createLookup>;

let baseUrl = '/';
let loading: Promise<Lookup> | undefined;
const aborted = new Set<number>();

const say = (message: FromWorker) => (postMessage as (message: FromWorker) => void)(message);

async function load(file: string): Promise<unknown> {
  const address = baseUrl + file;
  const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) throw new Error(`${address} could not be loaded: status ${response.status}.`);
  return response.json();
}

async function openIndex(): Promise<Lookup> {
  return createLookup((await load(CORE_FILE)) as IndexCore, load, baseUrl);
}

/** The index. If it or a part of it failed to load, the next search loads it again. */
function lookup(): Promise<Lookup> {
  loading ??= openIndex();
  return loading;
}

async function answer({id, request}: Extract<ToWorker, {kind: 'search'}>): Promise<void> {
  try {
    const {search, warm} = await lookup();
    if (aborted.has(id)) return;
    const sayNames = (names: SearchAnswer) => say({id, answer: names, isOfNames: true});
    say({id, answer: await search(request, sayNames)});
    // After the answer, since nothing waits for it. The search that needs a failed part loads it again.
    warm().catch(() => undefined);
  } catch (error) {
    // A newly published site has parts with other names: the core says which.
    loading = undefined;
    say({id, error: error instanceof Error ? error.message : String(error)});
  } finally {
    aborted.delete(id);
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    baseUrl = data.baseUrl;
    // Loaded before the first search. A failure here happens again there, and is reported there.
    lookup()
      .then(({rehearse}) => rehearse())
      .catch(() => {
        loading = undefined;
      });
  } else if (data.kind === 'abort') {
    aborted.add(data.id);
  } else {
    void answer(data);
  }
});
