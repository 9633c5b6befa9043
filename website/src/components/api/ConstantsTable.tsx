import type {ConstantsTableData} from './data.ts';
import RichText from './RichText.tsx';
import RowName from './RowName.tsx';
import TypeText from './TypeText.tsx';
import {roles} from './roles.ts';
import styles from './api.module.css';

/** Props of {@link ConstantsTable}. A page writes `of`; the build replaces it by `data`. */
export interface ConstantsTableProps {
  data: ConstantsTableData;
  /** Goes before the fragment of each row, for a page that has two tables with the same value. */
  anchor?: string;
}

/** The members of a closed set, or the constants of an exported object, each with its meaning. */
export default function ConstantsTable({data, anchor}: ConstantsTableProps) {
  const named = data.rows.some((row) => row.name !== undefined);
  return (
    <div className={styles.container}>
      <table {...roles.table} className={styles.table}>
        <caption className={styles.caption}>{data.caption}</caption>
        <thead>
          <tr {...roles.row}>
            <th {...roles.columnHeader} className={styles.nameColumn}>
              Value
            </th>
            {named && (
              <th {...roles.columnHeader} className={styles.keyColumn}>
                Constant
              </th>
            )}
            <th {...roles.columnHeader}>Description</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.id} {...roles.row}>
              <RowName
                id={anchor ? `${anchor}-${row.id}` : row.id}
                hasLinks={row.value.some((part) => part.href !== undefined)}
              >
                <TypeText parts={row.value} />
              </RowName>
              {named && (
                <td {...roles.cell}>
                  <code className={styles.type}>{row.name}</code>
                </td>
              )}
              <td {...roles.cell} className={styles.description}>
                <RichText nodes={row.description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
