import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';
import {applyContents, type HeadContent, readContent} from './elements';

/*
 * Stands for `react-helmet-async` in the browser (see `delivery/emit/lean-client`): the two components that the framework
 * uses, for the elements that `<Head>` takes. The server renders heads with the library itself.
 */

const contents = new Map<number, HeadContent>();
let nextPosition = 0;
let isScheduled = false;

/** Applies what all heads say, once for all that change in a commit. */
function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    const positions = [...contents.keys()].sort((a, b) => a - b);
    applyContents(positions.map((position) => contents.get(position)!));
  });
}

/** Adds elements to the document's head while it is mounted. */
export function Helmet({children}: {children?: ReactNode}) {
  // A component renders before those inside it, so the order of first renders tells outer from inner.
  const [position] = useState(() => nextPosition++);

  useLayoutEffect(() => {
    contents.set(position, readContent(children));
    schedule();
  });

  useEffect(
    () => () => {
      contents.delete(position);
      schedule();
    },
    [position],
  );

  return null;
}

/** Keeps what the framework writes around its application. There is nothing to provide in a browser. */
export function HelmetProvider({children}: {children: ReactNode}) {
  return children;
}
