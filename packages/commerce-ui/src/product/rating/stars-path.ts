/** Side of the square around a star. */
export const STAR = 20;

/** Gap between two squares. */
export const GAP = 2;

/** The first and the last point of a star in its square, from the left. */
export const INSET = 1.63;

/** A star that starts at its upper point. */
const OUTLINE =
  'l2.41 5.48l5.96.6l-4.47 3.99l1.27 5.85l-5.17-3.02l-5.17 3.02l1.27-5.85l-4.47-3.99l5.96-.6z';

/** One star, from the left edge of its square. */
export const starPath = (left = 0) => `M${left + STAR / 2} 1.8${OUTLINE}`;
