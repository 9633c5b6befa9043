import {Fragment} from 'react';
import type {ComponentData} from './types';

/** What each key does. Every row is a browser test of the same name. */
export default function KeyboardTable({component}: {component: ComponentData}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {component.keyboard.map(({id, keys, action}) => (
          <tr key={id}>
            <td>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' + '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
