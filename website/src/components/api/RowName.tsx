import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {searchMarks} from '../../search/marks.ts';
import {roles} from './roles.ts';
import styles from './api.module.css';

interface RowNameProps {
  /** Fragment of the row. */
  id: string;
  /** The subject of the row: a name, or a value. */
  children: ReactNode;
  /** Whether the children hold links of their own, and so cannot be the link to the row. */
  hasLinks?: boolean;
  /** Facts below the name. */
  notes?: ReactNode;
}

/** The heading cell of a row. It can be linked to, and the site's check of links knows it. */
export default function RowName({id, children, hasLinks, notes}: RowNameProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <th {...roles.rowHeader} {...searchMarks.row} id={id} className={styles.name}>
      {hasLinks ? (
        children
      ) : (
        <a href={`#${id}`} className={styles.anchor}>
          {children}
        </a>
      )}
      {notes && ' '}
      {notes}
    </th>
  );
}
