/** Attribute of the element that holds a document in the served page. */
export const DOCUMENT_ATTRIBUTE = 'data-document';

/** Attribute beside it: the name of the document's sidebar. Absent when it has none. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';

/** Attribute beside it: the lowest and the highest heading level of the table of contents, as in `2-3`. */
export const LEVELS_ATTRIBUTE = 'data-toc-levels';
