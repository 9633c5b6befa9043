import type {ReactNode} from 'react';
import {searchMarks} from '../../search/marks';

/** The popovers of the symbols that a page's code blocks name. Their buttons are in the code. */
export default function CodeSymbols({children}: {children: ReactNode}) {
  return <div {...searchMarks.skip}>{children}</div>;
}
