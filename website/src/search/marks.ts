/** The marks with which a component tells the search index about an element that it writes. */
export type SearchMark = 'page' | 'row' | 'skip';

/** Attribute with a {@link SearchMark}. */
export const MARK_ATTRIBUTE = 'data-search';

/** Attribute beside the mark `page`: the area of the site that the page belongs to, such as `Types › Cart`. */
export const AREA_ATTRIBUTE = 'data-search-area';

const mark = (value: SearchMark) => ({[MARK_ATTRIBUTE]: value});

/** Props with which a component marks an element for the search index. Spread them. */
export const searchMarks = {
  /** The element's text is not in the index. On a heading: its section's text. */
  skip: mark('skip'),
  /** The heading cell of a row that is a result of its own, with the `id` that leads to it. */
  row: mark('row'),
  /** The content of a page. A page without it is not in the index. */
  page: (area: string) => ({...mark('page'), [AREA_ATTRIBUTE]: area}),
};
