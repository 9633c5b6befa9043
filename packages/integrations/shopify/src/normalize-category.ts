import {
  type CallSource,
  customFields,
  fieldOf,
  type Field,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryNode, CategoryReference} from '@storefront-toolkit/types/catalog';
import type {Collection, Menu, MenuItem} from './schema.ts';
import {readImage} from './normalize-media.ts';
import {readSeo} from './normalize-product.ts';
import type {Raw} from './raw.ts';

/** A collection of the Storefront API. */
export type RawCollection = Raw<Collection>;
/** A menu of the Storefront API. */
export type RawMenu = Raw<Menu>;

type Maybe<Type> = Type | null | undefined;

function readItems(field: Field<Maybe<readonly Maybe<Raw<MenuItem>>[]>>): readonly CategoryNode[] {
  return field.list().flatMap((item): readonly CategoryNode[] => {
    const below = item.at('items').given();
    const children = below ? readItems(below) : [];
    const resource = item.at('resource').given();
    // An entry that leads elsewhere is no category. Those below it move up.
    if (!resource || resource.at('__typename').text() !== 'Collection') return children;
    const collection = resource as unknown as Field<RawCollection>;
    const id = collection.at('id').filledText();
    const slug = collection.at('handle').filledText();
    return [{id, slug, name: item.at('title').filledText(), children}];
  });
}

/** The collections of a menu as a tree. Empty when there is no such menu. */
export function normalizeMenu(
  raw: RawMenu | null | undefined,
  source: CallSource,
  path: string,
): readonly CategoryNode[] {
  return raw ? readItems(fieldOf(raw, source, path).at('items')) : [];
}

const referenceOf = ({id, slug, name}: CategoryReference): CategoryReference => ({id, slug, name});

/** The nodes from the top to the one with the id, which is the last. `undefined` when there is none. */
export function findPath(
  tree: readonly CategoryNode[],
  id: string,
): readonly CategoryNode[] | undefined {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = findPath(node.children, id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** The tree down to a depth. */
export const cutTree = (tree: readonly CategoryNode[], depth: number): readonly CategoryNode[] =>
  tree.map((node) => ({...node, children: depth > 1 ? cutTree(node.children, depth - 1) : []}));

/** What {@link normalizeCategory} has to know beside what Shopify sends. */
export interface CategoryContext<Custom extends object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the collection stands in the answer. */
  readonly path: string;
  /** The categories as a tree, for what is above and below. */
  readonly tree: readonly CategoryNode[];
  /** Reads the store's own fields. */
  readonly category?: ((raw: RawCollection) => Custom) | undefined;
}

/**
 * Turns a collection of the Storefront API into the category of the contract.
 *
 * @param raw - The collection, with the fields of the integration's query.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCategory<Custom extends object>(
  raw: RawCollection,
  {source, path, tree, category}: CategoryContext<Custom>,
): Category<Custom> {
  const field = fieldOf(raw, source, path);
  const id = field.at('id').filledText();
  const description = field.at('description').optionalText();
  const image = field.at('image').given();
  const way = findPath(tree, id) ?? [];
  return {
    id,
    slug: field.at('handle').filledText(),
    name: field.at('title').filledText(),
    ...(description && {description}),
    ...(image && {image: readImage(image)}),
    ancestors: way.slice(0, -1).map(referenceOf),
    children: (way.at(-1)?.children ?? []).map(referenceOf),
    seo: readSeo(field.at('seo')),
    custom: customFields(category, raw, source, path),
  };
}
