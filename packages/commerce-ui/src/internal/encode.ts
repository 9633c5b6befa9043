/** Half of a pair of code units, which no address can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text as one part of an address: a value of a query, a segment of a path. */
export const encodePart = (text: string) =>
  encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));

/** A slug as part of a path. It stays below the path: empty segments, `.` and `..` are left out. */
export const encodePath = (slug: string) =>
  slug
    .split('/')
    .filter((segment) => !['', '.', '..'].includes(segment))
    .map(encodePart)
    .join('/');
