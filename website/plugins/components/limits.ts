/** Most by which a component may be larger than its recorded size, as a share of it. */
export const ALLOWED_GROWTH = 0.05;

/** Fewest live examples of a component. */
export const LEAST_EXAMPLES = 4;

/** Fewest and most lines of a live example. */
export const EXAMPLE_LINES = {least: 15, most: 45};
