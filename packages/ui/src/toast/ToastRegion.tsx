'use client';

import clsx from 'clsx';
import {type ComponentProps, useLayoutEffect, useRef, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {useHydrated} from '../internal/overlay/use-hydrated.ts';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useToasts} from './context.ts';
import {attachLayer, layerOf, showLayer} from './layer.ts';
import {ToastItem} from './ToastItem.tsx';
import {KEY} from './toast-store.ts';
import {useHeld} from './use-held.ts';
import {useRegionKeys} from './use-region-keys.ts';
import {regionClassName} from './variants.ts';

/** Props of `ToastRegion`. All other props of `<section>` reach the element. */
export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children' | 'hidden'> {
  /**
   * Name of the region, which is a landmark.
   * @default 'Notifications'
   */
  label?: string | undefined;
  /**
   * Name of each toast's close button.
   * @default 'Dismiss'
   */
  closeLabel?: string | undefined;
}

/** Shows the provider's toasts above the page, at its lower edge. Render it once, anywhere inside of `ToastProvider`. */
export function ToastRegion(props: ToastRegionProps) {
  const hydrated = useHydrated();
  return hydrated ? <MountedRegion {...props} /> : null;
}

const NONE: readonly never[] = [];

function MountedRegion({
  label = 'Notifications',
  closeLabel = 'Dismiss',
  ref,
  className,
  ...rest
}: ToastRegionProps) {
  const {store, limit, duration} = useToasts('ToastRegion');
  const toasts = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const region = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(region, ref);
  const held = useHeld(region, store);
  useRegionKeys(region, store, limit);

  const isEmpty = toasts.length === 0;
  useLayoutEffect(attachLayer, []);
  useLayoutEffect(() => (isEmpty ? undefined : showLayer()), [isEmpty]);

  return createPortal(
    <section
      tabIndex={-1}
      aria-label={label}
      aria-keyshortcuts={KEY}
      {...rest}
      ref={mergedRef}
      hidden={isEmpty}
      className={clsx(regionClassName, className)}
    >
      <ol className="grid gap-2">
        {toasts.slice(0, limit).map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            duration={duration}
            paused={held}
            closeLabel={closeLabel}
            onDismiss={() => store.dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>,
    layerOf(),
  );
}
