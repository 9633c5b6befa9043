import {cloneElement, type ReactElement, type ReactNode} from 'react';
import {CheckIcon} from '../icons.tsx';

/** The place of a check mark. It keeps its room, so that the texts of all items are in line. */
export function Mark({indicator}: {indicator: ReactElement<{children?: ReactNode | undefined}>}) {
  return <span className="inline-flex w-4">{cloneElement(indicator, {}, <CheckIcon />)}</span>;
}
