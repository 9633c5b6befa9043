import loaders from '@generated/storefront-components/default/live';
import type {ComponentType} from 'react';

/** Loads an example, together with the others of its component. */
export async function loadExample(id: string): Promise<ComponentType> {
  const component = id.slice(0, id.lastIndexOf('/'));
  const {default: examples} = await loaders[component]!();
  return examples[id]!;
}
