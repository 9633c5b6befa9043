import type {ComponentProps} from 'react';

/** An exclamation mark in a circle, so that color alone never conveys an error. */
export function AlertIcon(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" {...props}>
      <circle cx="10" cy="10" r="7.5" strokeWidth="1.75" />
      <path d="M10 6v4.75M10 13.75v.01" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
