import {announce} from '../announcer/announce.ts';
import {reportToast} from './report-toast.ts';
import type {ToastOptions} from './toast-options.ts';

/** The key that leads to the toasts. */
export const KEY = 'F6';

/** A toast that is shown or waits. */
export interface Toast extends ToastOptions {
  id: string;
  /** The number of times that it has been added. */
  times: number;
}

/** The toasts of a provider, newest first. */
export type ToastStore = ReturnType<typeof createToastStore>;

/** A toast's texts as one, for screen readers. */
function spokenText({title, description, action}: ToastOptions) {
  const texts = [title, description, action && `${action.label} (${KEY})`];
  return texts
    .filter((text) => text)
    .map((text) => (/[.!?…]$/.test(text!) ? text : `${text}.`))
    .join(' ');
}

const isSame = (one: Toast, other: ToastOptions) =>
  other.id === undefined
    ? one.title === other.title && one.description === other.description && one.tone === other.tone
    : one.id === other.id;

/** Holds the toasts outside of React, so that `add` knows at once which one it repeats. */
export function createToastStore() {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let count = 0;

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => toasts,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** @param limit Number of toasts that are shown. One of them that comes again keeps its place, so that the focus in it stays. */
    add: (options: ToastOptions, limit: number): string => {
      if (process.env.NODE_ENV !== 'production') reportToast(options, listeners.size > 0);
      const place = toasts.findIndex((one) => isSame(one, options));
      const before = toasts[place];
      count += 1;
      const toast = {
        ...options,
        id: before?.id ?? options.id ?? `toast-${count}`,
        times: (before?.times ?? 0) + 1,
      };
      change(
        before && place < limit
          ? toasts.with(place, toast)
          : [toast, ...toasts.filter((one) => one !== before)],
      );
      announce(spokenText(options), {assertive: options.tone === 'danger'});
      return toast.id;
    },

    dismiss: (id: string): void => {
      if (toasts.some((one) => one.id === id)) change(toasts.filter((one) => one.id !== id));
    },
  };
}
