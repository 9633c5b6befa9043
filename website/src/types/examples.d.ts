/** Loads the live examples of each component, made by `plugins/components`. */
declare module '@generated/storefront-components/default/live' {
  import type {ComponentType} from 'react';

  const loaders: Record<string, () => Promise<{default: Record<string, ComponentType>}>>;
  export default loaders;
}
/** The items of the registry by their names, made by `plugins/registry`. */
declare module '@generated/storefront-registry/default/items.json' {
  import type {RegistryItem} from '@site/plugins/registry/items';

  const items: Record<string, RegistryItem>;
  export default items;
}
/** An example or another live part of a page, made by `plugins/components`. */
declare module '@generated/storefront-components/default/examples/*' {
  import type {Example} from '@site/src/components/component-page/types';

  const example: Example;
  export default example;
}
