import type {MemberField, MembersTableData} from './data.ts';
import RowName from './RowName.tsx';
import TypeText from './TypeText.tsx';
import {roles} from './roles.ts';
import styles from './api.module.css';

/** Names of properties; those that may be left out carry a question mark, as they do in TypeScript. */
function Fields({fields}: {fields: readonly MemberField[]}) {
  return fields.map(({name, required}, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{required ? name : `${name}?`}</code>
    </span>
  ));
}

/** Props of {@link MembersTable}. A page writes `of`; the build replaces it by `data`. */
export interface MembersTableProps {
  data: MembersTableData;
  /** Goes before the fragment of each row, for a page that has two tables with a member of the same name. */
  anchor?: string;
}

/** The object types of a union: the literal that tells each apart, the properties that are its own, and the components that take it, where there are any. */
export default function MembersTable({data, anchor}: MembersTableProps) {
  const hasComponents = data.rows.some(({components}) => components.length > 0);
  return (
    <div className={styles.container}>
      <table {...roles.table} className={styles.table}>
        <caption className={styles.caption}>{data.caption}</caption>
        <thead>
          <tr {...roles.row}>
            <th {...roles.columnHeader} className={styles.memberColumn}>
              Contract
            </th>
            <th {...roles.columnHeader} className={styles.keyColumn}>
              <code>{data.discriminant}</code>
            </th>
            <th {...roles.columnHeader}>Fields</th>
            {hasComponents && <th {...roles.columnHeader}>Components</th>}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({id, name, href, value, components, fields}) => (
            <tr key={id} {...roles.row}>
              <RowName id={anchor ? `${anchor}-${id}` : id} hasLinks={href !== undefined}>
                <TypeText parts={[{text: name, ...(href ? {href} : {})}]} />
              </RowName>
              <td {...roles.cell}>
                <code>{`'${value}'`}</code>
              </td>
              <td {...roles.cell}>
                <Fields fields={fields} />
              </td>
              {hasComponents && (
                <td {...roles.cell}>
                  {components.map((component, index) => (
                    <span key={component.text}>
                      {index > 0 && ', '}
                      <TypeText parts={[component]} />
                    </span>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {data.shared.length > 0 && (
        <p className={styles.inherited}>
          Each also has <Fields fields={data.shared} />.
        </p>
      )}
    </div>
  );
}
