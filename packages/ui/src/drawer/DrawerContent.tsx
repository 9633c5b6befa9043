'use client';

import {Drawer} from '@base-ui/react/drawer';
import clsx from 'clsx';
import {type ComponentProps, use, useRef} from 'react';
import {IconButton} from '../button/index.ts';
import {CloseIcon} from '../internal/icons.tsx';
import {PortalContainer} from '../internal/overlay/portal-container.ts';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useDrawer} from './drawer-context.ts';
import {useTitleCheck} from './use-title-check.ts';

/** Props of `DrawerContent`. All other props of `<div>` reach the element. */
export interface DrawerContentProps extends ComponentProps<'div'> {
  /**
   * Name of the close button in the corner, in the page's language; `false` leaves it out.
   * @default 'Close'
   */
  closeLabel?: string | false | undefined;
  /**
   * Name of the handle, which moves on to the next snap point when it is pressed: for people who can't swipe.
   * Without snap points, the handle is a mark and no control.
   * @default 'Change the height'
   */
  handleLabel?: string | undefined;
}

const BAR = 'block h-1 w-10 rounded-full bg-line-strong';
const HANDLE = 'absolute inset-x-0 top-0 mx-auto flex h-6 w-16 items-center justify-center';

/** The drawer itself, while it is open. It is portaled to `<body>`, or into the dialog around it. */
export function DrawerContent({
  closeLabel = 'Close',
  handleLabel = 'Change the height',
  ref,
  className,
  children,
  ...rest
}: DrawerContentProps) {
  const {snapPoints, snapToNext} = useDrawer('Content');
  const container = use(PortalContainer);
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popup, ref);
  useTitleCheck(popup);
  const snaps = snapPoints.length > 0;
  return (
    <Drawer.Portal container={container} className="storefront-toolkit">
      <Drawer.Backdrop
        className={clsx(
          'fixed inset-0 z-overlay bg-overlay opacity-[calc(1-var(--drawer-swipe-progress,0)/2)]',
          'transition-opacity duration-slow ease-standard data-starting-style:opacity-0 data-ending-style:opacity-0',
        )}
      />
      <Drawer.Viewport className="fixed inset-0 z-dialog flex items-end justify-center overflow-hidden">
        <Drawer.Popup
          aria-modal="true"
          {...rest}
          ref={mergedRef}
          className={clsx(
            'relative flex w-full max-w-lg flex-col rounded-t-xl border border-b-0 border-line bg-raised',
            'text-base text-ink shadow-lg outline-none',
            'translate-y-[calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y,0px))]',
            'transition-[translate] duration-slow ease-standard data-swiping:duration-0 data-swiping:select-none',
            'data-starting-style:translate-y-full data-ending-style:translate-y-full',
            snaps ? 'h-[calc(100dvh-1rem)]' : 'max-h-[calc(100dvh-3rem)]',
            className,
          )}
        >
          <Drawer.Content
            className={clsx(
              'flex min-h-0 flex-1 flex-col pt-4',
              // Leaves out the part below the screen's edge, so that you can scroll to the end of the body.
              snaps && 'pb-[var(--drawer-snap-point-offset,0px)]',
            )}
          >
            {children}
          </Drawer.Content>
          {snaps ? (
            <button
              type="button"
              aria-label={handleLabel}
              onClick={snapToNext}
              className={clsx(
                HANDLE,
                'cursor-pointer rounded-md focus-visible:outline-2 focus-visible:outline-focus',
              )}
            >
              <span className={BAR} />
            </button>
          ) : (
            <span aria-hidden="true" className={HANDLE}>
              <span className={BAR} />
            </span>
          )}
          {closeLabel !== false && (
            <span className="absolute end-3 top-6">
              <Drawer.Close
                render={
                  <IconButton label={closeLabel} variant="ghost">
                    <CloseIcon />
                  </IconButton>
                }
              />
            </span>
          )}
        </Drawer.Popup>
      </Drawer.Viewport>
    </Drawer.Portal>
  );
}
