/**
 * Most that the home page or a documentation page may load, in bytes as the server sends them: up to its load event, fonts and lazy pictures left out;
 * scripts in all, the code of live examples and of what they import left out, which is the components' own (see the
 * check `sizes`). Styles are what comes before the load event, and that with what only the application needs.
 */
export const PAGE_LIMITS = {
  beforeLoad: 24_000,
  script: 110_000,
  firstStyles: 12_000,
  styles: 13_000,
  /** The same with what the home page alone has. */
  homeStyles: 14_400,
  /** The pictures of the home page that don't delay its load event, scrolled to its end. */
  homeLazyPictures: 1_000,
};

/** Most that the opened search may load until it shows the results of its first query, in bytes as the server sends them. */
export const FIRST_QUERY_LIMIT = 150_000;

/** Most that a picture of the visual tests may have, in bytes: of an example, and of a page. */
export const PICTURE_LIMITS = {example: 30_000, page: 60_000};
