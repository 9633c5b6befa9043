import {noteAwaited, takeAwaited} from './awaited-answer.ts';
import {type CartState, isCartState, isNews} from './cart-state.ts';

/** The reason why the cart of a tab may be out of date. */
export type CartStaleReason =
  /** Another tab has changed the cart. */
  | 'changed'
  /** Another tab has a cart with another key. */
  | 'replaced'
  /** The browser shows the page as it was when the shopper left it: "Back" or "Forward". */
  | 'restored'
  /** The tab was hidden for long. */
  | 'hidden';

interface SyncOptions {
  /** Name of the channel. */
  channel: string;
  /** Time that a tab may be hidden. In ms. */
  hiddenFor: number;
  onStale: (reason: CartStaleReason) => void;
}

/** Keeps a tab's cart in step with other tabs. */
export interface Sync {
  /** Takes the tab's cart. Other tabs are told if they can't know it. */
  update: (state: CartState) => void;
  stop: () => void;
}

/** Listens to other tabs and to the page's lifecycle. */
export function startSync({channel: name, hiddenFor, onStale}: SyncOptions): Sync {
  let channel: BroadcastChannel | undefined;
  let own: CartState | undefined;
  /** The newest state that any tab is known to have. */
  let known: CartState | undefined;
  let waiting: CartStaleReason | undefined;
  let hiddenAt = document.hidden ? Date.now() : undefined;
  /** Whether the shopper has left the page, which the browser may keep. */
  let isLeft = false;

  function tellStale(reason: CartStaleReason) {
    if (document.hidden) {
      waiting = reason;
      return;
    }
    waiting = undefined;
    // The answer is news to this tab alone.
    if (reason === 'changed' || reason === 'replaced') noteAwaited(name);
    onStale(reason);
  }

  const isUnknown = (state: CartState) => known?.cart !== state.cart || isNews(state, known);

  function receive({data}: MessageEvent<unknown>) {
    if (!isCartState(data) || !isUnknown(data)) return;
    known = data;
    tellStale(own && own.cart !== data.cart ? 'replaced' : 'changed');
  }

  function open() {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', receive);
  }

  function close() {
    channel?.close();
    channel = undefined;
  }

  // Browsers don't keep every page with an open channel for "Back".
  function handlePageHide() {
    isLeft = true;
    close();
  }

  function handlePageShow({persisted}: PageTransitionEvent) {
    if (!persisted) return;
    isLeft = false;
    close();
    open();
    tellStale('restored');
  }

  function handleVisibility() {
    if (isLeft) return;
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const isLong = hiddenAt !== undefined && Date.now() - hiddenAt >= hiddenFor;
    hiddenAt = undefined;
    const reason = waiting ?? (isLong ? 'hidden' : undefined);
    if (reason) tellStale(reason);
  }

  open();
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  document.addEventListener('visibilitychange', handleVisibility);
  return {
    update(state) {
      if (own?.cart === state.cart && own.at === state.at && own.state === state.state) return;
      own = state;
      const isAnswer = takeAwaited(name);
      if (!isUnknown(state)) return;
      known = state;
      if (!isAnswer) channel?.postMessage(state);
    },
    stop() {
      close();
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
