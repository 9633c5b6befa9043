import type {Field} from '@storefront-toolkit/integration-core';
import type {LinkText, ProductReference, StorefrontLink} from '@storefront-toolkit/types/cms';
import type {CmsEntry, ReadContext} from './entry.ts';
import {
  flag,
  isolated,
  optional,
  type OptionalReader,
  type Reader,
  type Readers,
  required,
  text,
} from './fields.ts';
import {open, readAll, reference} from './read.ts';

/** Removes the slashes at both ends of a slug. */
export const trimSlashes = (slug: string): string => slug.replace(/^\/+|\/+$/g, '');

/** An origin that no store has, to find out whether an address stays on the store's. */
const STORE = 'https://store.invalid';

/** Whether a page may link to an address: to another site, a mailbox or a number, or from the root of the store. */
function isSafe(address: string): boolean {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return URL.canParse(address);
  return (
    /^[/#]/.test(address) &&
    URL.canParse(address, STORE) &&
    new URL(address, STORE).origin === STORE
  );
}

/**
 * Where an address leads that an editor wrote.
 *
 * @param address - The address.
 * @param field - Its field, for the error when a page may not link to it.
 * @param newTab - Whether it opens in a new tab.
 * @param whole - The meaning of the field, when it holds more than the address.
 */
export function linkToUrl(
  address: string,
  field: Field,
  newTab = false,
  whole?: string,
): StorefrontLink {
  const url = address.trim();
  if (isSafe(url)) return {type: 'Url', url, newTab};
  const expected = 'an address that begins with https:, http:, mailto:, tel:, / or #';
  const given = JSON.stringify(url.slice(0, 80));
  return field.fail(`${whole ? `${whole} whose links have ${expected}` : expected}, but ${given}`);
}

/**
 * The slug by which a page is found: empty for the home page, `undefined` for a page that has an address of the store's, such as the cart.
 *
 * @throws For a slug with a slash at either end. Vendors look for what is written, so no query would find its page.
 */
export function slugOf(entry: CmsEntry): string | undefined {
  const field = entry.at('slug');
  const slug = field.optionalText() ?? '';
  if (entry.at('name').value === 'home' && !trimSlashes(slug)) return '';
  if (slug !== trimSlashes(slug)) field.fail('a slug without a slash at either end');
  return slug || undefined;
}

/** The page that an entry is. */
function linkToPage(entry: CmsEntry): StorefrontLink {
  const slug = slugOf(entry);
  if (slug) return {type: 'Page', slug};
  if (slug === '') return {type: 'Home'};
  return entry.at('slug').fail('filled in, so nothing can link to the page');
}

/** Where a link may lead, as an editor fills it in. */
interface Target {
  readonly page?: StorefrontLink;
  readonly fragment?: string;
  readonly productSlug?: string;
  readonly productSku?: string;
  readonly category?: string;
  readonly term?: string;
  readonly url?: StorefrontLink;
}

const targets = ['page', 'productSlug', 'category', 'term', 'url'] as const;
const one = {oneOf: targets};

const url: OptionalReader<StorefrontLink> = optional(
  'text',
  (field, context, entry) => {
    const address = field.optionalText();
    const newTab = flag('newTab').read(entry, '', context);
    return address === undefined ? undefined : linkToUrl(address, field, newTab);
  },
  one,
);
const page = reference(['Page', 'SimpleContentPage'], linkToPage);

const parts: Readers<Target> = {
  page: {
    fields: (key) => page.fields(key).map((field) => ({...field, ...one})),
    // A link to a page that isn't there leads nowhere else.
    read: (...given) => page.readOrThrow(...given),
  },
  fragment: text(),
  productSlug: text(undefined, one),
  productSku: text(),
  category: text(undefined, one),
  term: text(undefined, one),
  url: {fields: url.fields, read: (...given) => url.readOrThrow(...given)},
};

/** The first of the targets that is filled in. */
function toLink(entry: CmsEntry, context: ReadContext): StorefrontLink | undefined {
  const toPage = parts.page.read(entry, 'page', context);
  const fragment = parts.fragment.read(entry, 'fragment', context);
  if (toPage) return toPage.type === 'Page' && fragment ? {...toPage, fragment} : toPage;
  const slug = parts.productSlug.read(entry, 'productSlug', context);
  const sku = parts.productSku.read(entry, 'productSku', context);
  if (slug) return {type: 'Product', slug, ...(sku && {sku})};
  const category = parts.category.read(entry, 'category', context);
  const term = parts.term.read(entry, 'term', context);
  if (category ?? term) {
    return {type: 'SearchResults', ...(term && {term}), ...(category && {category})};
  }
  return parts.url.read(entry, 'url', context);
}

const target: OptionalReader<StorefrontLink> = isolated(
  'link',
  () => [
    ...Object.entries<Reader<unknown>>(parts).flatMap(([key, reader]) => reader.fields(key)),
    ...flag().fields('newTab'),
  ],
  (entry, _key, context) => toLink(entry, context),
);

/** Content type `Link`. */
export const linkModel: Readers<LinkText> = {
  text: required(text()),
  label: text(),
  link: required(target),
};

/** Reads an entry of the content type `Link`. One without a target, or with an address that a page may not open, throws. */
export const readLink = (entry: CmsEntry, context: ReadContext): LinkText =>
  readAll(linkModel, entry, context);

/** Keys of a product, and the fields that hold them. The first that is filled in counts. */
export const productFields = {
  slug: 'productSlug',
  sku: 'productSku',
  id: 'productId',
} as const satisfies Record<ProductReference['by'], string>;
const productKeys = {oneOf: Object.values(productFields)};

/** A product, by the first of three keys that is filled in. */
export const product: OptionalReader<ProductReference> = isolated(
  'product',
  () => productKeys.oneOf.flatMap((name) => text(name, productKeys).fields(name)),
  (entry, key, context) => {
    const slug = text(productFields.slug).read(entry, key, context);
    if (slug) return {by: 'slug', slug};
    const sku = text(productFields.sku).read(entry, key, context);
    if (sku) return {by: 'sku', sku};
    const id = text(productFields.id).read(entry, key, context);
    return id ? {by: 'id', id} : undefined;
  },
);

/** A link to one product, by its slug. */
export const productLink: Reader<Extract<StorefrontLink, {type: 'Product'}>> = {
  fields: () => [...required(text('productSlug')).fields(''), ...text('productSku').fields('')],
  read(entry, key, context) {
    const slug = required(text('productSlug')).read(entry, key, context);
    const sku = text('productSku').read(entry, key, context);
    return {type: 'Product', slug, ...(sku && {sku})};
  },
};

/** Content types whose entries a text may link to. */
export const linkable = ['Page', 'SimpleContentPage', 'ProductPage', 'Link'];

/**
 * Where a link to an entry leads: to the page, to the product that a product page is about, or where an entry of the type `Link` leads.
 *
 * @throws For an entry of any other type, and for a draft.
 */
export function linkToEntry(field: Field, context: ReadContext): StorefrontLink {
  const {entry, inside} = open(field, {...context, ancestors: []}) ?? {};
  switch (entry?.model) {
    case 'Page':
    case 'SimpleContentPage':
      return linkToPage(entry);
    case 'ProductPage':
      return productLink.read(entry, '', context);
    case 'Link':
      return readLink(entry, inside ?? context).link;
    default:
      return field.fail('a reference to a page, a product page or a link');
  }
}

/** An image. */
export const image = (name?: string) =>
  optional(
    'image',
    (field, context) => {
      const found = context.dialect.image(field, context);
      return found === null ? field.fail('a reference to something that is published') : found;
    },
    name ? {name} : {},
  );
