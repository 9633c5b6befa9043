/**
 * The control below the footer that keeps the site for offline: `<offline-copy data-megabytes="34">`. It is empty where no script runs.
 * Its content is in a shadow tree: the start script keeps clicks on a page's buttons for the application, which has no part in this.
 */
import type {FromWorker, ToWorker} from './messages';
import {openStore, type Problem} from './store';
import {texts} from './texts';

/** Path under which the site is served. The build fills it in. */
declare const BASE_URL: string;
/** The text of `control.css`. */
declare const STYLES: string;

type State = 'absent' | 'keeping' | 'kept';

const LABELS: Record<State, string> = {
  absent: texts.keep,
  keeping: texts.cancel,
  kept: texts.remove,
};

const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1e6));

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

class OfflineCopy extends HTMLElement {
  #store = openStore({base: BASE_URL, caches, fetch: (...request) => fetch(...request)});
  #state: State = 'absent';
  #root = this.attachShadow({mode: 'open'});
  #section = make('section', {'aria-label': texts.region});
  #status = make('p', {role: 'status'});
  #button = make('button', {type: 'button'});
  #progress = make('progress', {'aria-label': texts.progress});

  connectedCallback() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    this.#root.adoptedStyleSheets = [sheet];
    this.#section.append(this.#status, this.#progress, this.#button);
    this.#button.addEventListener('click', () => void this.#press());
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<FromWorker>) => {
      if (event.data.offline === BASE_URL) void this.#hear(event.data);
    });
    void this.#look();
  }

  get #size() {
    return Number(this.dataset.megabytes);
  }

  #show(state: State, words: string, isProblem = false) {
    this.#state = state;
    this.#button.textContent = LABELS[state];
    this.#progress.hidden = state !== 'keeping';
    this.#status.toggleAttribute('data-problem', isProblem);
    if (this.#status.textContent !== words) this.#status.textContent = words;
    // Not before it has words: screen readers would announce them on each page.
    if (!this.#section.isConnected) this.#root.append(this.#section);
  }

  /** Shows what there is. */
  async #look() {
    const list = await this.#store.readList().catch(() => undefined);
    const problem = list && (await this.#store.readProblem());
    if (problem) return this.#fail(problem);
    if (list) return this.#show('kept', texts.kept(list.pages.length - 1, megabytes(list.bytes)));
    const installing = (await this.#registration().catch(() => undefined))?.installing;
    if (installing) this.#watch(installing);
    else this.#show('absent', texts.offer(this.#size));
  }

  /** The registration of this site, and not of one around it. */
  async #registration() {
    const found = await navigator.serviceWorker.getRegistration(BASE_URL);
    return found && new URL(found.scope).pathname === BASE_URL ? found : undefined;
  }

  /** Shows a copy that is being made, also if the browser ends the worker before it can say why. */
  #watch(worker: ServiceWorker) {
    this.#show('keeping', texts.keeping);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'redundant' || this.#state !== 'keeping') return;
      this.#show('absent', texts.interrupted, true);
      void this.#store.prune();
    });
  }

  async #press() {
    if (this.#state === 'absent') await this.#keep();
    else if (this.#state === 'kept') await this.#remove();
    else await this.#ask('cancel');
  }

  async #ask(message: ToWorker) {
    const registration = await this.#registration();
    (registration?.installing ?? registration?.active)?.postMessage(message);
  }

  async #keep() {
    this.#progress.removeAttribute('value');
    this.#show('keeping', texts.keeping);
    try {
      const earlier = await this.#registration();
      // A worker that is there has made its copy already, and the browser has removed it since.
      if (earlier) await earlier.update();
      const {installing} =
        earlier ?? (await navigator.serviceWorker.register(`${BASE_URL}sw.js`, {scope: BASE_URL}));
      if (installing) this.#watch(installing);
      else await this.#ask('keep');
    } catch (error) {
      const reason =
        navigator.onLine && (error as Error).name !== 'TypeError' ? 'storage' : 'network';
      await this.#fail({reason, detail: ''});
    }
  }

  async #remove() {
    await (await this.#registration())?.unregister();
    await this.#store.remove();
    this.#show('absent', `${texts.removed} ${texts.offer(this.#size)}`);
  }

  async #hear(message: FromWorker) {
    if (message.kind === 'kept') return this.#look();
    if (message.kind === 'failed') return this.#fail(message);
    if (this.#state === 'kept') return;
    if (this.#state === 'absent') this.#show('keeping', texts.keeping);
    Object.assign(this.#progress, {max: message.total, value: message.done});
  }

  async #fail({reason, detail}: Problem) {
    const list = await this.#store.readList().catch(() => undefined);
    const {quota, usage = 0} = await navigator.storage.estimate();
    const room = Math.floor((quota! - usage) / 1e6);
    const facts = {size: this.#size, room, detail};
    const words = texts.failed(list ? 'update' : 'keep', reason, facts);
    this.#show(list ? 'kept' : 'absent', words, reason !== 'canceled');
  }
}

// Browsers offer both to sites with HTTPS alone, and to this machine.
if ('serviceWorker' in navigator && 'caches' in self) {
  customElements.define('offline-copy', OfflineCopy);
}
