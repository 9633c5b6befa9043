import type {Category as CtCategory} from '@commercetools/platform-sdk';
import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryNode, CategoryReference} from '@storefront-toolkit/types/catalog';
import {optionalText, readSlug, requiredText} from './locale.ts';
import {ignore, readCategories, readSeo} from './normalize-product.ts';
import type {Raw} from './raw.ts';

/** A category of the HTTP API. */
export type RawCategory = Raw<CtCategory>;

/** The context that {@link normalizeCategory} needs besides commercetools' answer. */
export interface CategoryContext<Custom extends object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the category in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** The categories right below. */
  readonly children: readonly CategoryReference[];
  /** Receives the problems of parts that are left out. */
  readonly report?: Report | undefined;
  /** Reads the store's own fields. */
  readonly category?: ((raw: RawCategory) => Custom) | undefined;
}

/** Key, slug and name of a category. */
export function readReference(
  field: Field<RawCategory | null | undefined>,
  locales: readonly string[],
  report: Report,
): CategoryReference {
  const id = field.at('id').filledText();
  const name = requiredText(field.at('name'), locales);
  return {id, slug: readSlug(field.at('slug'), id, locales, report), name};
}

/**
 * Turns a category of commercetools into the one of the contract. Parts that it can do without are left out and reported.
 *
 * @param raw - The category, with its ancestors expanded.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCategory<Custom extends object>(
  raw: RawCategory,
  {source, path, locales, children, report = ignore, category}: CategoryContext<Custom>,
): Category<Custom> {
  const field = fieldOf(raw, source, path);
  const reference = readReference(field, locales, report);
  const description = optionalText(field.at('description'), locales, 'description', report);
  const ancestors = readCategories(field.at('ancestors'), locales, report);
  return {
    ...reference,
    ...(description && {description}),
    ancestors: ancestors.filter(({id}) => id !== reference.id),
    children,
    seo: readSeo(field, locales, report),
    custom: customFields(category, raw, source, path),
  };
}

/** A category with the key of the one above it. */
export interface Placed extends CategoryReference {
  readonly parentId: string | undefined;
  /** The field that names the one above. */
  readonly parent: Field;
}

/** A category of a list, with the key of the one above it. */
export function readPlaced(
  item: Field<RawCategory | null | undefined>,
  locales: readonly string[],
  report: Report,
): Placed {
  const parent = item.at('parent');
  const parentId = parent.given()?.at('id').filledText();
  return {...readReference(item, locales, report), parentId, parent};
}

/** Reports the categories whose parent is none of the others: it could not be read. */
export function reportOrphans(placed: readonly Placed[], report: Report): void {
  const ids = new Set(placed.map(({id}) => id));
  for (const {parentId, parent} of placed) {
    if (parentId === undefined || ids.has(parentId)) continue;
    readOrReport('category', report, () => parent.fail('a category that can be read'));
  }
}

/**
 * Puts categories below those that they name.
 *
 * @param rootId - Key of the category to start below. `undefined` for the top.
 * @param depth - The number of levels.
 */
export function treeOf(
  placed: readonly Placed[],
  rootId: string | undefined,
  depth: number,
): readonly CategoryNode[] {
  if (depth < 1) return [];
  return placed
    .filter(({parentId}) => parentId === rootId)
    .map(({id, slug, name}) => ({id, slug, name, children: treeOf(placed, id, depth - 1)}));
}
