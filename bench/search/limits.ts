/**
 * Shares of the query set whose page must be the first hit, and among the first five, and the most bytes of the index
 * that a first query may load, as served. With the script of the search, 22 kB, that stays below 124 kB, which Pagefind
 * needs on a site of 250 pages.
 */
export const SEARCH_LIMITS = {first: 0.85, inFive: 0.97, bytes: 100_000};

/** Longest time of a later query of our engine, at 4× slowdown, in milliseconds. The results say whether it is reached. */
export const LATER_QUERY = 43;
