import type {Mapping} from '@storefront-toolkit/integration-core';
import {Fragment} from 'react';

/** Props of {@link MappingTable}. */
export interface MappingTableProps {
  /** The mapping, as the vendor's package exports it. */
  of: Mapping;
}

/** Text with code in backticks: every second part is code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const BEHIND_DOTS = /(?<=\.)/;
const BETWEEN_WORDS = /(?<=_)|(?<=[a-z])(?=[A-Z])/;

/** A path or a name that may break: some are wider than the page. */
const breakable = (text: string, at: RegExp) =>
  text.split(at).map((step, index, steps) => (
    <Fragment key={steps.slice(0, index + 1).join('')}>
      {step}
      {index < steps.length - 1 && <wbr />}
    </Fragment>
  ));

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
            <td>{to === null ? 'none' : <code>{breakable(to, BEHIND_DOTS)}</code>}</td>
            <td>{from === null ? 'none' : <code>{breakable(from, BEHIND_DOTS)}</code>}</td>
            <td>{withCode(note ?? 'as it is')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
