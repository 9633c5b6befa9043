import {searchMarks} from '../../search/marks';
import type {ComponentData} from './types';

type StateRow = ComponentData['states'][number];

/** A component's states, as the accessibility tree has them. Every row is a browser test of the same name. */
export default function StatesTable({component}: {component: ComponentData}) {
  return (
    <table {...searchMarks.skip}>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Element</th>
          <th scope="col">Accessibility tree</th>
        </tr>
      </thead>
      <tbody>
        {component.states.map((row) => (
          <tr key={row.id}>
            <td>{row.state}</td>
            <td>{row.part}</td>
            <td>{inWords(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tree's description of an element, as a list: `button “Size guide”, focusable, not expanded`. */
function inWords({role, name, description, properties = {}}: StateRow): string {
  return [
    name ? `${role} “${name}”` : role,
    ...(description ? [`description “${description}”`] : []),
    ...Object.entries(properties).map(([property, value]: [string, string | number | boolean]) => {
      if (typeof value === 'boolean') return value ? property : `not ${property}`;
      // A text of the page, unlike the names that other properties have for values.
      return property === 'value' ? `value “${value}”` : `${property} ${value}`;
    }),
  ].join(', ');
}
