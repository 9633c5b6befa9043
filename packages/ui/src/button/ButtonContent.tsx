import clsx from 'clsx';
import {Children, type ReactNode} from 'react';

interface ButtonContentProps {
  loading?: boolean | undefined;
  children: ReactNode;
}

const isText = (child: ReactNode) => typeof child !== 'object';

/** The content in parts: each element, and each text with what React splits it into. */
function partsOf(children: ReactNode): ReactNode[][] {
  const parts: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    const last = parts.at(-1);
    if (last && isText(child) && isText(last[0])) last.push(child);
    else parts.push([child]);
  }
  return parts;
}

/**
 * A button's content. While it is loading the text is transparent instead of absent: the width and
 * the accessible name stay. Each text is in a box that may be narrower than its words, so that a long one breaks. Readers who ask for less motion see three dots in place of the turning ring.
 */
export function ButtonContent({loading = false, children}: ButtonContentProps) {
  const parts = partsOf(children);
  const textAlone = parts.length === 1 && parts[0]!.every(isText);
  const layout = textAlone ? 'min-w-0' : 'inline-flex min-w-0 items-center justify-center gap-2';
  return (
    <>
      <span className={clsx(layout, loading && 'opacity-0')}>
        {textAlone
          ? children
          : parts.map((part, index) =>
              isText(part[0]) ? (
                <span key={index} className="min-w-0">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
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
