/** The number of fences that may opt out of compilation with `noCheck`, over all pages. */
export const maximumUnchecked = 0;
