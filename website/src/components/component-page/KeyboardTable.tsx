import {Fragment} from 'react';
import styles from './ComponentPage.module.css';
import type {ComponentData} from './types';

/** A component's keys. Every row is a browser test of the same name. */
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
            <td className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span> or </span>}
                  <Chord keys={key.split('+')} />
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

function Chord({keys}: {keys: string[]}) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}
