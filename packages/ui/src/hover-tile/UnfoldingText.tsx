'use client';

import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {dismissedClasses, moreClasses} from './variants.ts';

/**
 * The text that styles unfold under a pointer and with the focus. Escape folds it, wherever the focus is (WCAG 1.4.13), until
 * one of them comes back.
 */
export function UnfoldingText({children}: {children: ReactNode}) {
  const box = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const tile = box.current!.parentElement!.parentElement!;
    function dismiss({key}: KeyboardEvent) {
      if (key === 'Escape' && tile.matches(':hover, :focus-within')) setDismissed(true);
    }
    const unfold = () => setDismissed(false);
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('keydown', dismiss, {signal});
    tile.addEventListener('pointerenter', unfold, {signal});
    tile.addEventListener('focusin', unfold, {signal});
    return () => listening.abort();
  }, []);

  return (
    <div ref={box} className={clsx(moreClasses, dismissed && dismissedClasses)}>
      <p className="min-h-0 overflow-hidden text-sm">{children}</p>
    </div>
  );
}
