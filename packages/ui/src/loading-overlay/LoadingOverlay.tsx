'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {LoadingOverlayCssVariables} from './css-variables.ts';
import {LoadingOverlayDataAttributes} from './data-attributes.ts';

/** Props of `LoadingOverlay`. All other props of `<div>` reach the element. */
export interface LoadingOverlayProps extends ComponentProps<'div'> {
  /**
   * Whether the content is reloading.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The current activity, in words. It is shown and announced.
   * @default 'Loading'
   */
  label?: string | undefined;
  /**
   * The outcome, in words: `7 products`. Screen readers announce it when loading has ended. It is not shown.
   */
  loadedText?: ReactNode | undefined;
  /**
   * The time that loading may take before the overlay shows, in milliseconds, so that quick loads don't flicker.
   * @default 300
   */
  delay?: number | undefined;
}

/**
 * Shows that the content in it is reloading. The content stays where it is, and so does the focus. Meanwhile the Tab key
 * skips the content, unless the focus is in it.
 */
export function LoadingOverlay({
  loading = false,
  label = 'Loading',
  loadedText,
  delay,
  className,
  style,
  children,
  ...rest
}: LoadingOverlayProps) {
  if (process.env.NODE_ENV !== 'production' && !label) {
    reportMisuse(
      'LoadingOverlay',
      'has an empty `label`, so screen readers announce nothing while it loads. ' +
        'Say what is loading: `label="Updating the results"`.',
    );
  }
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current!;
    // Inert content would lose the focus.
    if (!loading || element.contains(document.activeElement)) return;
    element.inert = true;
    return () => {
      element.inert = false;
    };
  }, [loading]);

  const variables = delay === undefined ? {} : {[LoadingOverlayCssVariables.delay]: `${delay}ms`};
  return (
    <div
      {...rest}
      {...(loading && {[LoadingOverlayDataAttributes.loading]: ''})}
      style={{...variables, ...style}}
      className={clsx('relative', className)}
    >
      {/* Screen readers don't announce busy content, so the status is outside of it. */}
      <div ref={content} aria-busy={loading}>
        {children}
      </div>
      <div role="status">
        {!loading && loadedText && <span className="sr-only">{loadedText}</span>}
        {loading && (
          <div
            className={clsx(
              'absolute inset-0 flex flex-col items-center justify-center gap-2 rounded-md bg-canvas/80',
              'transition-[opacity,visibility] delay-[var(--loading-overlay-delay,300ms)] duration-150',
              'starting:invisible starting:opacity-0 motion-reduce:duration-0',
            )}
          >
            <Spinner />
            <span className="rounded-sm bg-canvas px-2 font-semibold text-ink">{label}</span>
          </div>
        )}
      </div>
    </div>
  );
}

function Spinner() {
  return (
    <svg
      aria-hidden="true"
      className="size-8 animate-spin text-brand motion-reduce:animate-none"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9" opacity="0.3" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
