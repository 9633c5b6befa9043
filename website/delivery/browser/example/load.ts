import type {ComponentType} from 'react';

/** Loads an example, together with the others of its component. */
export async function loadExample(id: string): Promise<ComponentType> {
  // The table of components is long, and most pages have no example.
  const {default: loaders} = await import(
    /* webpackChunkName: "toolkit-examples" */ '@generated/storefront-components/default/live'
  );
  const component = id.slice(0, id.lastIndexOf('/'));
  const {default: examples} = await loaders[component]!();
  return examples[id]!;
}
