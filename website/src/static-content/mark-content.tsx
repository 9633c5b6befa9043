import type {ReactElement} from 'react';

/** Attribute of the element that holds a document's content in the served page. */
export const CONTENT_ATTRIBUTE = 'data-static-content';

/** Marks the content of a document in the page that is served. */
export function markContent(content: ReactElement): ReactElement {
  return <div {...{[CONTENT_ATTRIBUTE]: ''}}>{content}</div>;
}
