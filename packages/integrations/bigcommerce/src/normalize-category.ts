import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryNode, CategoryReference} from '@storefront-toolkit/types/catalog';
import {readImage, readReference, readSeo} from './normalize-product.ts';
import type {RawCategory, RawTreeNode} from './raw.ts';
import {readDescription} from './read-description.ts';

/** The tree of categories, down to a depth. */
export const readTree = (
  field: Field<readonly (RawTreeNode | null | undefined)[] | null | undefined>,
  depth: number,
  report: Report,
): readonly CategoryNode[] =>
  readEach(field.list(), 'category', report, (node) => {
    const below = depth > 1 ? node.at('children').given() : undefined;
    return {...readReference(node), children: below ? readTree(below, depth - 1, report) : []};
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

/** The context that {@link normalizeCategory} needs besides BigCommerce's answer. */
export interface CategoryContext<Custom extends object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** The path of the category in the answer. */
  readonly path: string;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
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
  {source, path, way, category, report}: CategoryContext<Custom>,
): Category<Custom> {
  const field = fieldOf(raw, source, path);
  const reference = readReference(field);
  const picture = field.at('defaultImage').given();
  const image = picture && readOrReport('image', report, () => readImage(picture, reference.name));
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
    ...readDescription(field.at('description'), report),
    ...(image && {image}),
    ancestors: way.slice(0, -1).map(referenceOf),
    children: (way.at(-1)?.children ?? []).map(referenceOf),
    seo: readOrReport('seo', report, () => readSeo(field.at('seo'))) ?? {indexed: true},
    custom: customFields(category, raw, source, path),
  };
}
