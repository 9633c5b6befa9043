import type {Field} from '@storefront-toolkit/integration-core';
import type {LinkText, ProductReference, StorefrontLink} from '@storefront-toolkit/types/cms';
import type {CmsEntry, ReadContext} from './entry.ts';
import {flag, optional, type Reader, type Readers, required, text} from './fields.ts';
import {reference, readAll} from './read.ts';

/** Removes the slashes at both ends of a slug. */
export const trimSlashes = (slug: string): string => slug.replace(/^\/+|\/+$/g, '');

const slugOf = (entry: CmsEntry) => trimSlashes(entry.at('slug').optionalText() ?? '');

/** The address, when its scheme is one that a page may link to. */
function safeUrl(url: string | undefined): string | undefined {
  return url && /^(https:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url) ? url : undefined;
}

/** Where a link may lead, as an editor fills it in. */
interface Target {
  readonly page?: string;
  readonly fragment?: string;
  readonly productSlug?: string;
  readonly productSku?: string;
  readonly category?: string;
  readonly term?: string;
  readonly url?: string;
  readonly newTab?: boolean;
}

const parts: Readers<Target> = {
  page: reference(['Page', 'SimpleContentPage'], slugOf),
  fragment: text(),
  productSlug: text(),
  productSku: text(),
  category: text(),
  term: text(),
  url: text(),
  newTab: flag(),
};

/** The first of the targets that is filled in. */
function toLink(filled: Target): StorefrontLink | undefined {
  const {
    page,
    fragment,
    productSlug: slug,
    productSku: sku,
    category,
    term,
    newTab = false,
  } = filled;
  if (page === '') return {type: 'Home'};
  if (page) return {type: 'Page', slug: page, ...(fragment && {fragment})};
  if (slug) return {type: 'Product', slug, ...(sku && {sku})};
  if (category ?? term) {
    return {type: 'SearchResults', ...(term && {term}), ...(category && {category})};
  }
  const url = safeUrl(filled.url);
  return url ? {type: 'Url', url, newTab} : undefined;
}

const target: Reader<StorefrontLink | undefined> = {
  fields: () =>
    Object.entries<Reader<unknown>>(parts).flatMap(([key, reader]) => reader.fields(key)),
  read: (entry, _key, context) => toLink(readAll(parts, entry, context)),
};

/** Content type `Link`. A link without a target, or with an address of another scheme than https, mailto or tel, is left out. */
export const linkModel: Readers<Omit<LinkText, 'link'> & {link?: StorefrontLink}> = {
  text: required(text()),
  label: text(),
  link: target,
};

/** Reads an entry of the content type `Link`. */
export function readLink(entry: CmsEntry, context: ReadContext): LinkText | undefined {
  const {link, ...words} = readAll(linkModel, entry, context);
  return link && {...words, link};
}

/** Where a link in a rich text leads. `undefined` for an address that a page may not link to. */
export function linkToUrl(address: string, newTab = false): StorefrontLink | undefined {
  const url = safeUrl(address);
  return url ? {type: 'Url', url, newTab} : undefined;
}

/** Where a link to an entry leads: to the page, if it is one. */
export function linkToEntry(field: Field, {dialect}: ReadContext): StorefrontLink | undefined {
  const entry = dialect.entry(field);
  if (!entry || !['Page', 'SimpleContentPage'].includes(entry.model)) return undefined;
  return toLink({page: slugOf(entry)});
}

/** A product, by the first of three keys that is filled in. */
export const product: Reader<ProductReference | undefined> = {
  fields: () => ['productSlug', 'productSku', 'productId'].flatMap((name) => text().fields(name)),
  read(entry) {
    const slug = entry.at('productSlug').optionalText();
    if (slug) return {by: 'slug', slug};
    const sku = entry.at('productSku').optionalText();
    if (sku) return {by: 'sku', sku};
    const id = entry.at('productId').optionalText();
    return id ? {by: 'id', id} : undefined;
  },
};

/** A link to one product, by its slug. */
export const productLink: Reader<Extract<StorefrontLink, {type: 'Product'}> | undefined> = {
  fields: () => [...text('productSlug').fields(''), ...text('productSku').fields('')],
  read(entry) {
    const slug = entry.at('productSlug').optionalText();
    const sku = entry.at('productSku').optionalText();
    return slug ? {type: 'Product', slug, ...(sku && {sku})} : undefined;
  },
};

/** An image. */
export const image = (name?: string) =>
  optional('image', (field, {dialect}) => dialect.image(field) ?? undefined, {name});
