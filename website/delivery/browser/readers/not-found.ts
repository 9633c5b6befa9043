/** Heading of the not-found page, by which the script for events knows it. */
export const NOT_FOUND = 'Page Not Found';
