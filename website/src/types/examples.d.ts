/** Loads the live examples of each component, made by `plugins/components`. */
declare module '@generated/storefront-components/default/live' {
  import type {ComponentType} from 'react';

  const loaders: Record<string, () => Promise<{default: Record<string, ComponentType>}>>;
  export default loaders;
}
