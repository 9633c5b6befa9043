import type {ReactElement} from 'react';

/** Attribute of the element that holds a document's content in the served page. */
export const CONTENT_ATTRIBUTE = 'data-static-content';

/** Class of that element. The rules for a document's direct children apply in it. */
export const CONTENT_CLASS = 'markdown';

/** Marks the content of a document in the page that is served. */
export function markContent(content: ReactElement): ReactElement {
  return (
    <div className={CONTENT_CLASS} {...{[CONTENT_ATTRIBUTE]: ''}}>
      {content}
    </div>
  );
}
