'use client';

import {type ReactNode, useState} from 'react';

interface MoreValuesProps {
  /** Whether one of the values is selected at first. */
  startsOpen: boolean;
  more: string;
  fewer: string;
  children: ReactNode;
}

/** The rest of a long list. It opens and closes without scripts. */
export function MoreValues({startsOpen, more, fewer, children}: MoreValuesProps) {
  // An answer never closes it: the focus may be inside.
  const [open] = useState(startsOpen);
  return (
    <details open={open} className="group/more">
      <summary className="w-fit cursor-pointer py-1 text-sm text-link underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus">
        <span className="group-open/more:hidden">{more}</span>
        <span className="hidden group-open/more:inline">{fewer}</span>
      </summary>
      {children}
    </details>
  );
}
