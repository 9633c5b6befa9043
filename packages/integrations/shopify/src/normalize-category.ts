import {
  type CallSource,
  customFields,
  fieldOf,
  type Field,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryNode, CategoryReference} from '@storefront-toolkit/types/catalog';
import type {Collection, Menu, MenuItem} from './schema.ts';
import {readImage} from './normalize-media.ts';
import {readSeo} from './normalize-product.ts';
import {reportNothing} from './normalize-variant.ts';
import type {Raw} from './raw.ts';
import {readDescriptions} from './read-descriptions.ts';

/** A collection of the Storefront API. */
export type RawCollection = Raw<Collection>;
/** A menu of the Storefront API. */
export type RawMenu = Raw<Menu>;

type Maybe<Type> = Type | null | undefined;

function readItem(item: Field<Maybe<Raw<MenuItem>>>, report: Report): readonly CategoryNode[] {
  const children =
    readOrReport('categories', report, () => {
      const below = item.at('items').given();
      return below && readItems(below, report);
    }) ?? [];
  const node = readOrReport('category', report, () => {
    const resource = item.at('resource');
    if (resource.value === null) return undefined;
    if (resource.at('__typename').filledText() !== 'Collection') return undefined;
    const collection = resource as unknown as Field<RawCollection>;
    const id = collection.at('id').filledText();
    const slug = collection.at('handle').filledText();
    return {id, slug, name: item.at('title').filledText(), children};
  });
  // An entry that leads elsewhere is no category. Those below it move up.
  return node ? [node] : children;
}

const readItems = (
  field: Field<Maybe<readonly Maybe<Raw<MenuItem>>[]>>,
  report: Report,
): readonly CategoryNode[] => field.list().flatMap((item) => readItem(item, report));

/**
 * The collections of a menu as a tree. Entries that can't be read are left out and reported, and so is a menu that is not there.
 *
 * @param field - The menu.
 * @param handle - Under which it was looked for.
 * @param report - Receives the problems of parts that are left out.
 */
export function normalizeMenu(
  field: Field<RawMenu | null>,
  handle: string,
  report: Report,
): readonly CategoryNode[] {
  const menu = readOrReport('menu', report, () =>
    field.value === null
      ? field.fail(`a menu: the store has none with the handle "${handle}"`)
      : field,
  );
  return menu ? readItems(menu.at('items'), report) : [];
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

/** The context that {@link normalizeCategory} needs besides Shopify's answer. */
export interface CategoryContext<Custom extends object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the collection in the answer. */
  readonly path: string;
  /** The categories as a tree, for what is above and below. */
  readonly tree: readonly CategoryNode[];
  /** Receives the problems of parts that are left out. Default: they are dropped. */
  readonly report?: Report | undefined;
  /** Reads the store's own fields. */
  readonly category?: ((raw: RawCollection) => Custom) | undefined;
}

/**
 * Turns a collection of the Storefront API into the category of the contract. It needs an id, a handle and a title. Other parts that can't be read are left
 * out, and reported.
 *
 * @param raw - The collection, with the fields of the integration's query.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCategory<Custom extends object>(
  raw: RawCollection,
  {source, path, tree, category, report = reportNothing}: CategoryContext<Custom>,
): Category<Custom> {
  const field = fieldOf(raw, source, path);
  const id = field.at('id').filledText();
  const image = readOrReport('image', report, () => {
    const given = field.at('image').given();
    return given && readImage(given);
  });
  const way = findPath(tree, id) ?? [];
  return {
    id,
    slug: field.at('handle').filledText(),
    name: field.at('title').filledText(),
    ...readDescriptions(field, report),
    ...(image && {image}),
    ancestors: way.slice(0, -1).map(referenceOf),
    children: (way.at(-1)?.children ?? []).map(referenceOf),
    seo: readOrReport('seo', report, () => readSeo(field.at('seo'))) ?? {indexed: true},
    custom: customFields(category, raw, source, path),
  };
}
