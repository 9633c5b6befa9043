interface NewTabHintProps {
  /** The text for screen readers. */
  text: string;
  /** Whether sighted readers see an arrow. */
  withArrow?: boolean | undefined;
}

/** Follows the words of a link that opens in a new tab. */
export function NewTabHint({text, withArrow = true}: NewTabHintProps) {
  return (
    <>
      {withArrow && (
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          className="ms-1 inline-block size-4 align-[-0.125em] rtl:-scale-x-100"
        >
          <path d="M7 5h8v8M15 5 5.5 14.5" />
        </svg>
      )}
      <span className="sr-only"> ({text})</span>
    </>
  );
}
