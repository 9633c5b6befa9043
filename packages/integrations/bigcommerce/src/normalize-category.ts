import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryNode, CategoryReference} from '@storefront-toolkit/types/catalog';
import {readImage, readReference, readSeo} from './normalize-product.ts';
import type {RawCategory, RawTreeNode} from './raw.ts';

/** The tree of categories, down to a depth. */
export const readTree = (
  field: Field<readonly (RawTreeNode | null | undefined)[] | null | undefined>,
  depth: number,
): readonly CategoryNode[] =>
  field.list().map((node) => {
    const below = depth > 1 ? node.at('children').given() : undefined;
    return {...readReference(node), children: below ? readTree(below, depth - 1) : []};
  });

/** The nodes from the top to the one that fits, which is the last. `undefined` when there is none. */
export function findPath(
  tree: readonly CategoryNode[],
  fits: (node: CategoryNode) => boolean,
): readonly CategoryNode[] | undefined {
  for (const node of tree) {
    if (fits(node)) return [node];
    const below = findPath(node.children, fits);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** What {@link normalizeCategory} has to know beside what BigCommerce sends. */
export interface CategoryContext<Custom extends object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the category stands in the answer. */
  readonly path: string;
  /** The nodes of the tree from the top to the category itself. */
  readonly way: readonly CategoryNode[];
  /** Reads the store's own fields. */
  readonly category?: ((raw: RawCategory) => Custom) | undefined;
}

const referenceOf = ({id, slug, name}: CategoryReference): CategoryReference => ({id, slug, name});

/**
 * Turns a category of the GraphQL Storefront API into the one of the contract.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCategory<Custom extends object>(
  raw: RawCategory,
  {source, path, way, category}: CategoryContext<Custom>,
): Category<Custom> {
  const field = fieldOf(raw, source, path);
  const reference = readReference(field);
  const image = field.at('defaultImage').given();
  // BigCommerce writes descriptions of categories in HTML, and the contract has plain text.
  const description = field
    .at('description')
    .optionalText()
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...reference,
    ...(description && {description}),
    ...(image && {image: readImage(image, reference.name)}),
    ancestors: way.slice(0, -1).map(referenceOf),
    children: (way.at(-1)?.children ?? []).map(referenceOf),
    seo: readSeo(field.at('seo')),
    custom: customFields(category, raw, source, path),
  };
}
