/** Loads the live examples of each component, made by `plugins/components`. */
declare module '@generated/storefront-components/default/live' {
  import type {ComponentType} from 'react';

  const loaders: Record<string, () => Promise<{default: Record<string, ComponentType>}>>;
  export default loaders;
}
/** An example or another live part of a page, made by `plugins/components`. */
declare module '@generated/storefront-components/default/examples/*' {
  import type {Example} from '@site/src/components/component-page/types';

  const example: Example;
  export default example;
}
