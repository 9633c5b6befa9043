'use client';

import {createContext, useContext} from 'react';
import {missingRoot} from '../internal/overlay/missing-root.ts';
import type {ToastManager} from './toast-options.ts';
import type {ToastStore} from './toast-store.ts';

interface Toasts {
  store: ToastStore;
  manager: ToastManager;
  limit: number;
  duration: number;
}

/** The state that a provider's parts share. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** The provider around a region. Throws when there is none. */
export function useToasts(part: string): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts) return toasts;
  throw missingRoot(part, 'ToastProvider');
}

/**
 * Shows and dismisses toasts, from a component inside of `ToastProvider`.
 *
 * @returns The functions `add` and `dismiss`.
 * @throws Outside of `ToastProvider`, because nothing would be shown.
 */
export function useToast(): ToastManager {
  const toasts = useContext(ToastContext);
  if (toasts) return toasts.manager;
  throw new Error(
    process.env.NODE_ENV === 'production'
      ? 'useToast needs <ToastProvider>'
      : 'Storefront Toolkit: useToast() was called outside of <ToastProvider>, so its toasts would never be shown. ' +
          'Put <ToastProvider> around your app, and a <ToastRegion> inside of it.',
  );
}
