import type {Origin} from '@storefront-toolkit/integration-core';
import CodeBlock from '../../theme/CodeBlock';
import type {ReactNode} from 'react';
import {searchMarks} from '../../search/marks';
import {breakable, withCode} from './breakable';
import {compare} from './compare';
import type {Printed} from './excerpt';
import {SUBJECTS, type VendorKey, VENDORS} from './samples';

/** Props of {@link FromVendor}. */
export interface FromVendorProps {
  /** Name of the component, such as `catalog/product-tile`. */
  of: string;
  vendor: VendorKey;
  /** The component's example with this vendor's data. */
  children: ReactNode;
}

const ORIGINS: Record<Origin, string> = {
  native: 'Native',
  derived: 'Derived',
  set: 'Set',
  own: 'Yours',
  missing: 'Missing',
};

const ESCAPED: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPED[sign]!);

/** The lines of some JSON, of which those that links lead to have ids. */
const htmlOf = ({lines}: Printed, linked: ReadonlySet<number | undefined>, prefix: string) =>
  lines
    .map((line, index) =>
      linked.has(index)
        ? `<span id="${prefix}${index + 1}">${escaped(line)}</span>`
        : escaped(line),
    )
    .join('\n');

/** A path that leads to its line, when it has one. */
function Path({path, line, prefix}: {path: string; line: number | undefined; prefix: string}) {
  const code = <code>{breakable(path)}</code>;
  return line === undefined ? code : <a href={`#${prefix}${line + 1}`}>{code}</a>;
}

/** An example with a vendor's data, the fields that it shows, and the lines of the payload and of the contract's value on which they are. */
export default function FromVendor({of, vendor, children}: FromVendorProps) {
  const {payload, root, result, rows} = compare(of, vendor);
  const {contract} = SUBJECTS[of]!;
  const title = VENDORS[vendor];
  const [sent, made] = [`${vendor}-in-`, `${vendor}-out-`];
  return (
    <div data-vendor={vendor} {...searchMarks.skip}>
      {children}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <code>{contract}</code>
            </th>
            <th scope="col">{title}</th>
            <th scope="col">Origin</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({to, from, origin, note, fromLine, toLine}) => (
            <tr key={`${to} ${from ?? ''}`}>
              <td>
                <Path path={to} line={toLine} prefix={made} />
              </td>
              <td>{from === null ? 'none' : <Path path={from} line={fromLine} prefix={sent} />}</td>
              <td>
                {ORIGINS[origin]}
                {note !== undefined && <>: {withCode(note)}</>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="vendor-json">
        <CodeBlock
          language="json"
          title={`${title} sends${root && `: ${root.replaceAll('[]', '[0]')}`}`}
          html={htmlOf(payload, new Set(rows.map(({fromLine}) => fromLine)), sent)}
        />
        <CodeBlock
          language="json"
          title={`The component gets: ${contract}`}
          html={htmlOf(result, new Set(rows.map(({toLine}) => toLine)), made)}
        />
      </div>
    </div>
  );
}
