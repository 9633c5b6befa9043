/** Most characters that a query may have, in UTF-16 code units: in the dialog, and in the box of the results page. */
export const MAX_LENGTH = {dialog: 64, page: 512} as const;

/** Time after which a search that has no answer counts as stalled, in milliseconds. */
export const STALL_THRESHOLD = 300;

/** Hits that one answer brings. */
export const HITS_PER_PAGE = 20;

/** Words of a snippet, and the screens on which there are fewer. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5, narrowScreen: '(max-width: 768px)'} as const;

/** Results that the dialog has room for on a wide screen. */
export const ROWS_IN_DIALOG = 8;

/** Most results of a group. */
export const RESULTS_PER_GROUP = 5;

/** Recent searches that are kept, and how many are when there are favorites. */
export const RECENT_SEARCHES = {alone: 7, besideFavorites: 4} as const;

/** Favorite searches that are kept. */
export const FAVORITE_SEARCHES = 10;

/** Time until a search that failed is tried again, in milliseconds: the first wait, doubled by each failure, and the longest. */
export const RETRY_DELAY = {first: 1000, longest: 8000} as const;
