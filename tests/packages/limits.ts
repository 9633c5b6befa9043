/** All CSS of the page that the installation guide makes is smaller than this, in bytes: plain, and in gzip. */
export const FIRST_PAGE_CSS = {plain: 10_000, gzip: 2_500};

/** An archive's index for agents has at most this many bytes. */
export const AGENTS_INDEX_BYTES = 8192;
