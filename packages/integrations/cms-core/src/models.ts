import type {Mapping} from '@storefront-toolkit/integration-core';
import {blockModels, readBlock, variantModel} from './blocks.ts';
import type {CmsEntry, ReadContext} from './entry.ts';
import type {ModelField, Reader, Readers} from './fields.ts';
import {linkModel, readLink} from './link.ts';
import {readVideo, videoModel} from './media.ts';
import {
  footerColumnModel,
  footerModel,
  navigationItemModel,
  navigationModel,
  readFooter,
  socialLinkModel,
} from './navigation.ts';
import {
  layoutModel,
  pageModel,
  productPageModel,
  readLayout,
  readPage,
  readProductPage,
  simpleContentPageModel,
} from './pages.ts';
import {readAll} from './read.ts';
import {readTheme, themeModel} from './theme.ts';

/** A content type, and what it becomes. */
export interface ContentModel {
  /** Name of the content type, in Pascal case. */
  readonly name: string;
  /** Name of the contract that an entry becomes. */
  readonly contract: string;
  /** The fields that an editor fills in, by the key of the contract that each becomes. */
  readonly readers: Readonly<Record<string, Reader<unknown>>>;
  /** Reads an entry. */
  readonly read: (entry: CmsEntry, context: ReadContext) => unknown;
}

/** Every field of a content type once, in the order of the contract. */
export function fieldsOf({readers}: ContentModel): readonly ModelField[] {
  const all = Object.entries(readers).flatMap(([key, reader]) => reader.fields(key));
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

function model<Contract extends object>(
  name: string,
  contract: string,
  readers: Readers<Contract>,
  read: ContentModel['read'] = (entry, context) => readAll(readers, entry, context),
): ContentModel {
  return {name, contract, readers, read};
}

const page: ContentModel['read'] = (entry, context) => readPage(entry, context, undefined);

/** The content types of the toolkit: pages first, then what they are made of. */
export const contentModels: readonly ContentModel[] = [
  model('Page', 'Page', pageModel, page),
  model('SimpleContentPage', 'SimpleContentPage', simpleContentPageModel, page),
  model('ProductPage', 'ProductPage', productPageModel, readProductPage),
  model('Layout', 'Layout', layoutModel, readLayout),
  model('Navigation', 'NavigationMenuItem', navigationModel),
  model('NavigationItem', 'NavigationMenuItem', navigationItemModel),
  model('Footer', 'Footer', footerModel, readFooter),
  model('FooterColumn', 'FooterNavigationItem', footerColumnModel),
  model('SocialLink', 'SocialLink', socialLinkModel),
  model('Theme', 'ThemeData', themeModel, readTheme),
  model('Link', 'LinkText', linkModel, readLink),
  model('Video', 'VideoMedia', videoModel, readVideo),
  model('Variant', 'Variants', variantModel),
  ...Object.entries(blockModels).map(([name, readers]) =>
    model(name, `${name}Block`, readers as Readers<object>, readBlock),
  ),
];

/** A vendor's names for things. */
export interface Notation {
  /** Name of a content type, such as `promo_text` for `PromoText`. */
  readonly model: (name: string) => string;
  /** Path of a field in an entry, such as `fields.heading` for `heading`. */
  readonly field: (name: string) => string;
  /** Path of the id in an entry. */
  readonly id: string;
  /** Path of the moment of the last change in an entry. */
  readonly updatedAt: string;
  /** The vendor's name for each kind of field. */
  readonly kinds: Readonly<Record<ModelField['kind'], string>>;
}

/** A note for editors about a field, besides its name. */
function noteOf({name, kind, required, oneOf}: ModelField, kinds: Notation['kinds']): string {
  if (oneOf.length === 0) return `${kinds[kind]}${required ? ', required' : ''}`;
  const rank = oneOf.indexOf(name);
  return `${kinds[kind]}. One of ${oneOf.map((other) => `\`${other}\``).join(', ')} is required${
    rank > 0 ? `; counts when those before it are empty` : ''
  }`;
}

/** Fields that queries ask for and that end up nowhere in the contract, by content type. */
const searchedOnly: Readonly<Record<string, readonly string[]>> = {Theme: ['active']};

const withId = ['Page', 'SimpleContentPage', 'ProductPage', 'Layout', 'Footer', 'Theme'];

/** The mapping of each contract from an entry, in a vendor's notation. It is derived from the readers, so it can't differ from what they do. */
export function mappingsOf({
  model: nameOf,
  field,
  id,
  updatedAt,
  kinds,
}: Notation): readonly Mapping[] {
  return contentModels.map(({name, contract, readers}) => {
    const isBlock = contract.endsWith('Block');
    const own = Object.entries(readers).flatMap(([to, reader]) =>
      reader.fields(to).map((source) => ({
        to: searchedOnly[name]?.includes(to) ? null : to,
        from: field(source.name),
        note: noteOf(source, kinds),
      })),
    );
    return {
      contract,
      raw: nameOf(name),
      rows: [
        ...(isBlock || withId.includes(name) ? [{to: 'id', from: id}] : []),
        ...(name === 'Page' || name === 'SimpleContentPage'
          ? [{to: 'updatedAt', from: updatedAt}]
          : []),
        ...own,
      ],
    };
  });
}
