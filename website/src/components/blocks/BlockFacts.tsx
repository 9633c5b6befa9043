import useBaseUrl from '@docusaurus/useBaseUrl';
import type {RegistryItem} from '@site/plugins/registry/items';
import {repositoryAddress} from '@site/repository-address';

const commas = (items: readonly React.ReactNode[]) =>
  items.map((item, index) => (
    <span key={index}>
      {index > 0 && ', '}
      {item}
    </span>
  ));

/** A block's files, the packages that come with it, and its address in the registry. */
export default function BlockFacts({item}: {item: RegistryItem}) {
  const address = useBaseUrl(`/r/${item.name}.json`);
  const files = (item.files ?? []).map(({path}) => {
    const source = path.replace(/^components\//, 'packages/blocks/src/');
    return (
      <a href={repositoryAddress('blob', source)}>
        <code>{path}</code>
      </a>
    );
  });
  const packages = item.dependencies.map((name) => <code>{name.replace(/@\^.*/, '')}</code>);
  return (
    <ul>
      <li>Copies: {commas(files)}</li>
      <li>Installs: {commas(packages)}, and the theme</li>
      <li>
        In the registry: <a href={address}>{`/r/${item.name}.json`}</a>
      </li>
    </ul>
  );
}
