'use client';

import {type ReactNode, useMemo, useState} from 'react';
import {ToastContext} from './context.ts';
import {reportDuration} from './report-toast.ts';
import type {ToastOptions} from './toast-options.ts';
import {createToastStore} from './toast-store.ts';

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** Your app, with a `ToastRegion` in it. */
  children?: ReactNode | undefined;
  /**
   * Number of toasts that are shown at the same time, the newest ones. Older ones wait until there is room again.
   * @default 3
   */
  limit?: number | undefined;
  /**
   * Time until a toast without an action goes by itself, in ms. `Infinity` keeps all of them until they are dismissed.
   * @default 7000
   */
  duration?: number | undefined;
}

/** Keeps the toasts of your app, for `useToast` and `ToastRegion`. Renders no element. */
export function ToastProvider({limit = 3, duration = 7000, children}: ToastProviderProps) {
  if (process.env.NODE_ENV !== 'production') reportDuration(duration);
  const [store] = useState(createToastStore);
  const value = useMemo(
    () => ({
      store,
      limit,
      duration,
      manager: {
        add: (options: ToastOptions) => store.add(options, limit),
        dismiss: store.dismiss,
      },
    }),
    [store, limit, duration],
  );
  return <ToastContext value={value}>{children}</ToastContext>;
}
