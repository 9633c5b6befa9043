/** Attributes that `Pagination` puts on its elements, for use in selectors. */
export const PaginationDataAttributes = {
  /** On the navigation: `pages` if it has numbered pages, `cursor` if it leads to the previous and the next one only. */
  type: 'data-type',
  /** On a link to a numbered page: its number. */
  page: 'data-page',
  /** On the link to the page before or after this one: `previous` or `next`. */
  direction: 'data-direction',
} as const;

/** Attributes that `LoadMore` puts on its element, for use in selectors. */
export const LoadMoreDataAttributes = {
  /** State of the last click: `idle`, `pending` or `failed`. */
  state: 'data-state',
} as const;
