import type {
  Block,
  Layout,
  Page,
  PageBase,
  ProductPage,
  SimpleContentPage,
} from '@storefront-toolkit/types/cms';
import {toIsoDateTime} from '@storefront-toolkit/types/config';
import {readBlock} from './blocks.ts';
import type {CmsEntry, ReadContext} from './entry.ts';
import {readOrReport} from '@storefront-toolkit/integration-core';
import {
  choice,
  expected,
  flag,
  longText,
  optional,
  type Reader,
  type Readers,
  required,
  text,
  withDefault,
} from './fields.ts';
import {image, product, trimSlashes} from './link.ts';
import {navigation, readFooter} from './navigation.ts';
import {readAll, readOwn, reference, references} from './read.ts';

const pageNames = [
  'home',
  'category',
  'search',
  'cart',
  'checkout',
  'order-confirmation',
  'account',
  'not-found',
  'error',
  'content',
] as const;

const slug: Reader<string> = {
  fields: () => text().fields('slug'),
  read: (entry) => trimSlashes(entry.at('slug').optionalText() ?? ''),
};
const title = required(text());
const description = withDefault(longText(), '');
const shared = {
  title: text('openGraphTitle'),
  description: longText('openGraphDescription'),
  image: image('openGraphImage'),
};

/** The fields that all pages have. Values beside the fields of an entry aren't fields of the content type. */
type PageFields = Omit<PageBase, 'id' | 'updatedAt' | 'custom'>;

const pageBase: Readers<PageFields> = {
  slug,
  title,
  description,
  openGraph: {
    fields: () => Object.values(shared).flatMap((reader: Reader<unknown>) => reader.fields('')),
    read(entry, _key, context) {
      const picture = shared.image.read(entry, 'openGraphImage', context);
      return {
        title: shared.title.read(entry, '', context) ?? title.read(entry, 'title', context),
        description:
          shared.description.read(entry, '', context) ??
          description.read(entry, 'description', context),
        ...(picture && {image: picture}),
      };
    },
  },
  layout: required(reference(['Layout'], ({id}) => id)),
  indexed: withDefault(flag(), true),
};

const blocks = (name?: string) => references<Block>(['Block'], readBlock, name);

/** Content type `Page`. */
export const pageModel: Readers<PageFields & Pick<Page, 'name' | 'content'>> = {
  ...pageBase,
  name: withDefault(choice(pageNames), 'content'),
  content: blocks(),
};

/** Content type `SimpleContentPage`. */
export const simpleContentPageModel: Readers<
  PageFields & Pick<SimpleContentPage, 'heading' | 'body'>
> = {
  ...pageBase,
  heading: {
    fields: () => text().fields('heading'),
    read: (entry, key, context) =>
      text().read(entry, key, context) ?? title.read(entry, 'title', context),
  },
  body: required(
    optional('rich-text', (field, context, entry) =>
      context.dialect.richText(field, context, entry),
    ),
  ),
};

/** Content type `ProductPage`. */
export const productPageModel: Readers<Omit<ProductPage, 'type' | 'id'>> = {
  product: required(product),
  layout: required(reference(['Layout'], ({id}) => id)),
  above: blocks(),
  below: blocks(),
};

/** Content type `Layout`. */
export const layoutModel: Readers<Omit<Layout, 'id'>> = {
  logo: expected('image', image(), undefined),
  navigation: navigation(),
  top: {
    fields: () => blocks('top').fields(''),
    read: (entry, key, context) => ({
      id: `${entry.id}-top`,
      content: blocks().read(entry, key, context),
    }),
  },
  bottom: {
    fields: () => blocks('bottom').fields(''),
    read: (entry, key, context) => ({
      id: `${entry.id}-bottom`,
      content: blocks().read(entry, key, context),
    }),
  },
  footer: expected('footer', reference(['Footer'], readFooter), undefined),
};

/** Reads the fields of a page that only one store has. */
export type CustomReader<Custom extends object = object> = (entry: CmsEntry) => Custom;

/** Reads an entry of the content type `Page` or `SimpleContentPage`. */
export function readPage(
  entry: CmsEntry,
  context: ReadContext,
  custom: CustomReader | undefined,
): Page | SimpleContentPage {
  const rest = {
    id: entry.id,
    ...readOrReport('time of the last change', context.report, () => ({
      updatedAt: entry.updatedAt.read('a moment with a time zone', (value) =>
        toIsoDateTime(value as string | number),
      ),
    })),
    custom:
      (custom &&
        readOrReport('custom fields', context.report, () => readOwn(entry, () => custom(entry)))) ??
      {},
  };
  return entry.model === 'SimpleContentPage'
    ? {type: 'SimpleContentPage', ...rest, ...readAll(simpleContentPageModel, entry, context)}
    : {type: 'Page', ...rest, ...readAll(pageModel, entry, context)};
}

/** Reads an entry of the content type `ProductPage`. */
export const readProductPage = (entry: CmsEntry, context: ReadContext): ProductPage => ({
  type: 'ProductPage',
  id: entry.id,
  ...readAll(productPageModel, entry, context),
});

/** Reads an entry of the content type `Layout`. */
export const readLayout = (entry: CmsEntry, context: ReadContext): Layout => ({
  id: entry.id,
  ...readAll(layoutModel, entry, context),
});
