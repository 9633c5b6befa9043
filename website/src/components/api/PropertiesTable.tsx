import type {PropertiesTableData, PropertyRow} from './data.ts';
import RichText from './RichText.tsx';
import RowName from './RowName.tsx';
import TypeText from './TypeText.tsx';
import styles from './api.module.css';

/** Whether the property must be given, and what stands when it is not. */
function Presence({row}: {row: PropertyRow}) {
  if (row.required) return <span className={styles.required}>required</span>;
  if (row.default === undefined) return <span className={styles.note}>optional</span>;
  return (
    <span className={styles.note}>
      default <code>{row.default}</code>
    </span>
  );
}

function Row({row, id}: {row: PropertyRow; id: string}) {
  return (
    <tr role="row">
      <RowName id={id} label={row.name} notes={<Presence row={row} />}>
        <code className={styles.type}>{row.name}</code>
      </RowName>
      <td role="cell">
        <TypeText parts={row.type} />
      </td>
      <td role="cell" className={styles.description}>
        {row.deprecated && (
          <div className={styles.deprecated}>
            <strong>Deprecated.</strong> <RichText nodes={row.deprecated} />
          </div>
        )}
        <RichText nodes={row.description} />
        {row.since && <p className={styles.note}>Since {row.since}</p>}
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
 * The roles are spelled out because a browser may drop those of a table whose `display` changes.
 */
export default function PropertiesTable({data, anchor}: PropertiesTableProps) {
  return (
    <div className={styles.container}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{data.caption}</caption>
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader" className={styles.nameColumn}>
              {data.heading}
            </th>
            <th scope="col" role="columnheader" className={styles.typeColumn}>
              Type
            </th>
            <th scope="col" role="columnheader">
              Description
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <Row key={row.id} row={row} id={anchor ? `${anchor}-${row.id}` : row.id} />
          ))}
        </tbody>
      </table>
      {data.inherited && (
        <p className={styles.inherited}>
          <RichText nodes={data.inherited} />
        </p>
      )}
    </div>
  );
}
