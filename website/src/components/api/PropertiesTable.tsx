import type {PropertiesTableData, PropertyRow} from './data.ts';
import RichText from './RichText.tsx';
import RowName from './RowName.tsx';
import TypeText from './TypeText.tsx';
import {roles} from './roles.ts';
import styles from './api.module.css';

/** Whether the property is required, or else its default. */
function Presence({row}: {row: PropertyRow}) {
  if (row.required) return <span className={styles.required}>required</span>;
  if (row.default === undefined) return <span className={styles.note}>optional</span>;
  return (
    <span className={styles.note}>
      default <code>{row.default}</code>
    </span>
  );
}

/** Facts below the name of a property. */
function Notes({row}: {row: PropertyRow}) {
  if (!row.since) return <Presence row={row} />;
  return (
    <>
      <Presence row={row} /> <span className={styles.note}>since {row.since}</span>
    </>
  );
}

function Row({row, id}: {row: PropertyRow; id: string}) {
  return (
    <tr {...roles.row}>
      <RowName id={id} notes={<Notes row={row} />}>
        <code className={styles.type}>{row.name}</code>
      </RowName>
      <td {...roles.cell}>
        <TypeText parts={row.type} />
      </td>
      <td {...roles.cell} className={styles.description}>
        {row.deprecated && (
          <div className={styles.deprecated}>
            <strong>Deprecated.</strong> <RichText nodes={row.deprecated} />
          </div>
        )}
        <RichText nodes={row.description} />
      </td>
    </tr>
  );
}

/** Props of {@link PropertiesTable}. A page writes `of`; the build replaces it by `data`. */
export interface PropertiesTableProps {
  data: PropertiesTableData;
  /** Goes before the fragment of each row, for a page that has two tables with a property of the same name. */
  anchor?: string;
}

/**
 * The properties of an exported type, or the parameters of a function: a table that becomes a list of blocks where it is narrow.
 */
export default function PropertiesTable({data, anchor}: PropertiesTableProps) {
  return (
    <div className={styles.container}>
      {data.rows.length > 0 && (
        <table {...roles.table} className={styles.table}>
          <caption className={styles.caption}>{data.caption}</caption>
          <thead>
            <tr {...roles.row}>
              <th {...roles.columnHeader} className={styles.nameColumn}>
                {data.heading}
              </th>
              <th {...roles.columnHeader} className={styles.typeColumn}>
                Type
              </th>
              <th {...roles.columnHeader}>Description</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <Row key={row.id} row={row} id={anchor ? `${anchor}-${row.id}` : row.id} />
            ))}
          </tbody>
        </table>
      )}
      {data.inherited && (
        <p className={styles.inherited}>
          <RichText nodes={data.inherited} />
        </p>
      )}
    </div>
  );
}
