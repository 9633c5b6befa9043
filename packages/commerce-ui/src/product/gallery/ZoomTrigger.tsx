'use client';

import {DialogTrigger} from '@storefront-toolkit/ui/dialog';
import {ZoomIcon} from './icons.tsx';

/** The button above the large image. All of the image opens the dialog. */
export function ZoomTrigger({text}: {text: string}) {
  return (
    <DialogTrigger
      render={
        <button
          type="button"
          className="group absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-lg p-3 focus-visible:outline-none noscript:hidden"
        >
          <span className="flex min-h-9 items-center gap-1.5 rounded-md border border-line bg-raised px-3 text-sm text-ink shadow-sm group-hover:border-line-strong group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus">
            <ZoomIcon sign="+" />
            {text}
          </span>
        </button>
      }
    />
  );
}
