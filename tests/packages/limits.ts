/** All CSS of the page that the installation guide makes is smaller than this, in bytes: plain, and in gzip. */
export const FIRST_PAGE_CSS = {plain: 10_000, gzip: 2_500};

/** An archive's index for agents has at most this many bytes. */
export const AGENTS_INDEX_BYTES = 8192;

/** The container's image adds at most this many bytes to Node's: the site, the server, and what it needs. */
export const IMAGE_BYTES = 150_000_000;
