import type {AlertTone} from './variants.ts';
import {iconVariants} from './variants.ts';

/** Shapes that differ by more than their color, on a grid of 20 by 20. */
const SHAPES: Record<AlertTone, string> = {
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9v4.5M10 6.25v.01',
  success: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM6.75 10.25 9 12.5l4.25-5',
  warning: 'M10 3 2.25 16.75h15.5L10 3ZM10 8.5v3.75M10 14.5v.01',
  danger: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7L7 2.5ZM10 6.25v4.5M10 13.5v.01',
};

/** The icon of an alert, which says its tone by shape, and in words to a screen reader. */
export function AlertIcon({tone, label}: {tone: AlertTone; label: string}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={iconVariants({tone})}
    >
      <path d={SHAPES[tone]} />
    </svg>
  );
}
