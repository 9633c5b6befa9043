import clsx from 'clsx';
import type {ReactNode} from 'react';

interface ButtonContentProps {
  loading?: boolean | undefined;
  children: ReactNode;
}

/**
 * What stands inside a button. While it is loading the text is transparent instead of absent: the width and
 * the accessible name stay. Readers who ask for less motion see three dots in place of the turning ring.
 */
export function ButtonContent({loading = false, children}: ButtonContentProps) {
  return (
    <>
      <span
        className={clsx('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}
      >
        {children}
      </span>
      {loading && (
        <span
          aria-hidden="true"
          className="absolute inset-0 inline-flex items-center justify-center"
        >
          <svg
            className="animate-spin motion-reduce:hidden"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          >
            <circle cx="12" cy="12" r="9" opacity="0.3" />
            <path d="M12 3a9 9 0 0 1 9 9" />
          </svg>
          <svg className="hidden motion-reduce:block" viewBox="0 0 24 24" fill="currentColor">
            <circle cx="5" cy="12" r="2.5" />
            <circle cx="12" cy="12" r="2.5" />
            <circle cx="19" cy="12" r="2.5" />
          </svg>
        </span>
      )}
    </>
  );
}
