'use client';

import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {STAR, starPath} from './stars-path.ts';

/** Stars up to the chosen one are filled. While a pointer is over the row, those up to it are. */
const FILLED = [
  '[&:is(:has(:checked),:has(~label_:checked))]:fill-current',
  '[@media(hover:hover)]:[&:is(:hover,:has(~label:hover))]:fill-current',
  '[@media(hover:hover)]:[label:hover~&]:fill-none!',
];

/** One star of a field: a native radio button that fills its square, named by its children. */
export function StarChoice({children, ...rest}: ComponentProps<'input'>) {
  return (
    <label
      className={clsx(
        'relative grid size-11 cursor-pointer place-content-center rounded-md fill-none text-warning',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:pointer-events-none has-disabled:text-ink-muted',
        FILLED,
      )}
    >
      <input
        {...rest}
        type="radio"
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${STAR} ${STAR}`}
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
        className="size-7"
      >
        <path d={starPath()} />
      </svg>
      <span className="sr-only">{children}</span>
    </label>
  );
}
