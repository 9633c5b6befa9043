/** Address of the core below the base path. It is asked for again each time; the other files never change. */
export const CORE_FILE = 'search-index.json';
