import clsx from 'clsx';
import {anchoredClassName, fadeClassName} from '../internal/overlay/anchored.ts';

/** The side of the trigger on which a tooltip opens. */
export type TooltipSide =
  /** Above the trigger. */
  | 'top'
  /** Below the trigger. */
  | 'bottom'
  /** Where lines start: on the left in English, on the right in Arabic. */
  | 'start'
  /** Where lines end. */
  | 'end';

/** A tooltip's relation to its trigger. */
export type TooltipKind =
  /** The words that name an icon, the same as its label. Screen readers have them from the label. */
  | 'label'
  /** A remark on a control that has a name. Screen readers read it after the name. */
  | 'description';

/** Class names of a tooltip. */
export const tooltipClassName = (side: TooltipSide, className?: string) =>
  clsx(
    'w-max max-w-[min(16rem,calc(100vw-1rem))] rounded-md border border-transparent bg-ink px-3 py-1.5',
    'text-sm font-medium text-canvas shadow-md forced-colors:bg-canvas forced-colors:text-ink',
    anchoredClassName(side, 'center'),
    fadeClassName,
    className,
  );
