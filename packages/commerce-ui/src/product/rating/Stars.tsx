import clsx from 'clsx';
import {GAP, INSET, STAR, starPath} from './stars-path.ts';

/** Height of the stars at the default font size. */
export type StarSize =
  /** 16 CSS pixels, for a product tile. */
  | 'small'
  /** 20 CSS pixels. */
  | 'medium'
  /** 28 CSS pixels, for the summary of all reviews. */
  | 'large';

const STARS = [0, 1, 2, 3, 4];
const WIDTH = 5 * STAR + 4 * GAP;
const ALL = STARS.map((star) => starPath(star * (STAR + GAP))).join('');

const HEIGHTS: Record<StarSize, string> = {small: 'h-4', medium: 'h-5', large: 'h-7'};

/** Width of the filled part of the row. A part of a star is measured between its points, not between its square's edges. */
function filledWidth(value: number): number {
  const whole = Math.floor(value);
  const part = value - whole;
  const start = whole * (STAR + GAP);
  return part === 0 ? start : start + INSET + part * (STAR - 2 * INSET);
}

/** Five stars of which a number is filled, from the start side. The text is next to them. */
export function Stars({value, size}: {value: number; size: StarSize}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${STAR}`}
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      className={clsx(
        'w-auto shrink-0 text-warning rtl:-scale-x-100 forced-colors:text-[CanvasText]',
        HEIGHTS[size],
      )}
    >
      <path d={ALL} fill="none" />
      {value > 0 && (
        <svg width={Number(filledWidth(value).toFixed(2))} height={STAR}>
          <path d={ALL} fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
