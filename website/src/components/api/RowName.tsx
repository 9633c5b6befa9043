import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {roles} from './roles.ts';
import styles from './api.module.css';

interface RowNameProps {
  /** Fragment of the row. */
  id: string;
  /** The name or value as text, for the link to the row. */
  label: string;
  /** What the row is about: a name, or a value. */
  children: ReactNode;
  /** Facts that stand below the name. */
  notes?: ReactNode;
}

/** The heading cell of a row. It can be linked to, and the site's check of links knows it. */
export default function RowName({id, label, children, notes}: RowNameProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <th {...roles.rowHeader} id={id} className={styles.name}>
      {children}
      <a href={`#${id}`} className={styles.anchor} aria-label={`Direct link to ${label}`} />
      {notes}
    </th>
  );
}
