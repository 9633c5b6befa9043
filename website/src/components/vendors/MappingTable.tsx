import type {Mapping} from '@storefront-toolkit/integration-core';
import {BETWEEN_WORDS, breakable, withCode} from './breakable';

/** Props of {@link MappingTable}. */
export interface MappingTableProps {
  /** The mapping, as the vendor's package exports it. */
  of: Mapping;
}

/** From where each field of a contract comes. */
export default function MappingTable({of: {contract, raw, rows}}: MappingTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <code>{breakable(contract, BETWEEN_WORDS)}</code>
          </th>
          <th scope="col">{breakable(raw, BETWEEN_WORDS)}</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({to, from, note}) => (
          <tr key={`${to ?? ''} ${from ?? ''}`}>
            <td>{to === null ? 'none' : <code>{breakable(to)}</code>}</td>
            <td>{from === null ? 'none' : <code>{breakable(from)}</code>}</td>
            <td>{withCode(note ?? 'as it is')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
