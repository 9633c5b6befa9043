import type {ComponentData} from './types';

/** Links to a component's folder, examples and tests in the repository. */
export default function SourceLinks({component}: {component: ComponentData}) {
  return (
    <ul>
      {component.sources.map(({label, path, url}) => (
        <li key={path}>
          {label}:{' '}
          <a href={url}>
            <code>{path}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
