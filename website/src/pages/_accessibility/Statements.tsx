import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {repositoryAddress} from '../../../repository-address';
import {STATEMENTS} from './statements';

/** The statements about accessibility, each with a link to its test. */
export default function Statements(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">WCAG 2.2</th>
          <th scope="col">Tested</th>
          <th scope="col">Test</th>
        </tr>
      </thead>
      <tbody>
        {STATEMENTS.map(({about, text, file}) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            <td>{text}</td>
            <td>
              <Link to={repositoryAddress('blob', file)}>{file.replace(/^.*\//, '')}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
