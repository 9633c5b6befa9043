import type {Category as CtCategory} from '@commercetools/platform-sdk';
import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryNode, CategoryReference} from '@storefront-toolkit/types/catalog';
import {localized, requiredText} from './locale.ts';
import {readCategories, readSeo} from './normalize-product.ts';
import type {Raw} from './raw.ts';

/** A category of the HTTP API. */
export type RawCategory = Raw<CtCategory>;

/** What {@link normalizeCategory} has to know beside what commercetools sends. */
export interface CategoryContext<Custom extends object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the category stands in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** The categories right below. */
  readonly children: readonly CategoryReference[];
  /** Reads the store's own fields. */
  readonly category?: ((raw: RawCategory) => Custom) | undefined;
}

/** Key, slug and name of a category. */
function readReference(
  field: Field<RawCategory | null | undefined>,
  locales: readonly string[],
): CategoryReference {
  return {
    id: field.at('id').filledText(),
    slug: requiredText(field.at('slug'), locales),
    name: requiredText(field.at('name'), locales),
  };
}

/**
 * Turns a category of commercetools into the one of the contract.
 *
 * @param raw - The category, with its ancestors expanded.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCategory<Custom extends object>(
  raw: RawCategory,
  {source, path, locales, children, category}: CategoryContext<Custom>,
): Category<Custom> {
  const field = fieldOf(raw, source, path);
  const reference = readReference(field, locales);
  const description = localized(field.at('description'), locales);
  return {
    ...reference,
    ...(description && {description}),
    ancestors: readCategories(field.at('ancestors'), locales).filter(({id}) => id !== reference.id),
    children,
    seo: readSeo(field, locales),
    custom: customFields(category, raw, source, path),
  };
}

/** A category with the key of the one above it. */
interface Placed extends CategoryReference {
  readonly parentId: string | undefined;
}

/** Categories of a list, with the keys of those above them. */
export function readPlaced(
  field: Field<readonly (RawCategory | null | undefined)[] | null | undefined>,
  locales: readonly string[],
): readonly Placed[] {
  return field.list().map((item) => {
    const parentId = item.at('parent').given()?.at('id').filledText();
    return {...readReference(item, locales), parentId};
  });
}

/**
 * Puts categories below those that they name.
 *
 * @param rootId - Key of the category to start below. `undefined` for the top.
 * @param depth - How many levels.
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
