import {checks} from '../../../scripts/checks.mjs';

/** The checks of `npm test`, in its order. */
export default function CheckTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Check</th>
          <th scope="col">Passes when</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({name, proves, full}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {proves}
              {full && ' (only with npm run test:full)'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
