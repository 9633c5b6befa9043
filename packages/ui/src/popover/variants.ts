import clsx from 'clsx';
import {
  type AnchorAlign,
  anchoredClassName,
  type AnchorSide,
  fadeClassName,
} from '../internal/overlay/anchored.ts';

/** The side of the trigger on which a popover opens. */
export type PopoverSide =
  /** Above the trigger. */
  | 'top'
  /** Below the trigger. */
  | 'bottom'
  /** Where lines start: on the left in English, on the right in Arabic. */
  | 'start'
  /** Where lines end. */
  | 'end';

/** Which edges of popover and trigger are in line. */
export type PopoverAlign =
  /** Where lines start, or the upper edges when the popover is beside it. */
  | 'start'
  /** Their centers. */
  | 'center'
  /** Where lines end, or the lower edges. */
  | 'end';

/** Class names of a popover. */
export const popoverClassName = (side: AnchorSide, align: AnchorAlign, className?: string) =>
  clsx(
    'max-h-[min(28rem,calc(100dvh-1rem))] w-max max-w-[min(20rem,calc(100vw-1rem))] overflow-auto',
    'rounded-lg border border-line bg-raised p-4 text-base text-ink shadow-md',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    anchoredClassName(side, align),
    fadeClassName,
    className,
  );
