'use client';

import type {ReactNode} from 'react';

interface StepButtonProps {
  label: string;
  /** Id of the input that the button changes. */
  controls: string;
  /** Whether the limit is reached. The button keeps the focus then, which the attribute `disabled` would drop. */
  atLimit: boolean;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/**
 * A button beside the input. It isn't a stop of the Tab key: the arrow keys of the input do the same.
 * Without scripts it is not shown, since it could do nothing.
 */
export function StepButton({
  label,
  controls,
  atLimit,
  disabled,
  onPress,
  children,
}: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={atLimit || undefined}
      disabled={disabled}
      onClick={() => {
        if (!atLimit) onPress();
      }}
      className="grid noscript:hidden aspect-square h-full shrink-0 touch-manipulation cursor-pointer place-content-center text-ink hover:bg-brand-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus disabled:cursor-not-allowed disabled:text-ink-muted disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
