import {
  type Block,
  moneyFromDecimal,
  type Spacing,
  type TableRow,
  type VideoMedia,
} from '@storefront-toolkit/types/cms';
import type {CmsEntry, ReadContext} from './entry.ts';
import {
  choice,
  flag,
  isolated,
  longText,
  number,
  optional,
  type Reader,
  type Readers,
  required,
  text,
  withDefault,
} from './fields.ts';
import {image, product, productLink, readLink} from './link.ts';
import {readVideo} from './media.ts';
import {jsonOf} from './json.ts';
import {navigation} from './navigation.ts';
import {readAll, readOwn, reference, references} from './read.ts';
import type {Field} from '@storefront-toolkit/integration-core';

/** The blocks that the content model knows. Content that only a vendor can render doesn't have its own content type. */
export type ModelBlock = Exclude<Block, {type: 'VendorRendered'}>;

const distances = ['none', 'small', 'medium', 'large', 'extra-large'] as const;
const alignments = ['start', 'center', 'end'] as const;
const textColors = ['ink', 'ink-muted', 'brand', 'on-brand'] as const;
const heights = ['natural', 'small', 'medium', 'large', 'screen'] as const;
const orientations = ['horizontal', 'vertical'] as const;

const above = choice(distances, 'spaceAbove');
const below = choice(distances, 'spaceBelow');

const spacing: Reader<Spacing | undefined> = {
  fields: () => [...above.fields(''), ...below.fields('')],
  read(entry, key, context) {
    const distance = {
      above: above.read(entry, key, context),
      below: below.read(entry, key, context),
    };
    return (distance.above ?? distance.below) ? distance : undefined;
  },
};

const link = (name?: string) => reference(['Link'], readLink, name);
const links = (name?: string) => references(['Link'], readLink, name);
const richText = optional('rich-text', (field, context, entry) =>
  context.dialect.richText(field, context, entry),
);

/** Every entry that can be a block. */
const blocks = (name?: string) => references(['Block'], readBlock, name);

/** A video of one provider. */
const video = <Provider extends VideoMedia['provider']>(provider: Provider) =>
  required(
    reference(
      ['Video'],
      (entry, context) => {
        const found = readVideo(entry, context);
        return found.provider === provider
          ? (found as Extract<VideoMedia, {provider: Provider}>)
          : entry.at('provider').fail(provider);
      },
      'media',
    ),
  );

const hero = {
  heading: required(text()),
  headingSize: choice(['base', 'lg', 'xl', '2xl', '3xl', '4xl']),
  eyebrow: text(),
  text: longText(),
  links: links(),
  textAlignment: choice(alignments),
  textColor: choice(textColors),
  spacing,
};
const behind = {height: choice(heights), veil: flag()};
const beside = {
  layout: choice(['media-start', 'media-end', 'media-above']),
  variant: choice(['plain', 'filled', 'outlined', 'full-width']),
};
const card = {
  heading: required(text()),
  text: longText(),
  link: link(),
  orientation: choice(orientations),
  spacing,
};

const columns = choice([1, 2, 3, 4, 5, 6]);
const sizes = {sm: 'columnsSm', md: 'columnsMd', lg: 'columnsLg', xl: 'columnsXl'} as const;
const gap = choice(['none', 'small', 'medium', 'large']);

const slideTypes = [
  'MediaHero',
  'MediaCard',
  'LinkItem',
  'ProductTile',
  'SimpleProductTile',
  'PromoText',
] as const;
type Slide = Extract<Block, {type: (typeof slideTypes)[number]}>;

const price = {amount: text('price'), currency: text('currency')};

const cellText = (cell: Field) =>
  typeof cell.value === 'number' ? String(cell.number()) : cell.text();

/** Rows of a table as an editor writes them: a list of lists of texts or numbers. A table without one of its rows would mislead. */
const rows = (part: 'head' | 'body'): Reader<readonly TableRow[]> => {
  const source = required(
    optional('json', (field) => field.list().map((row) => row.list().map(cellText)), {
      name: 'rows',
    }),
  );
  const heads = withDefault(number(0, 10, 'headRows'), 1);
  const named = withDefault(flag('headingColumn'), false);
  return {
    fields: () =>
      [source, heads, ...(part === 'body' ? [named] : [])].flatMap((reader) => reader.fields('')),
    read(entry, key, context) {
      const count = heads.read(entry, key, context);
      const heading = part === 'body' && named.read(entry, key, context);
      const all = source.read(entry, key, context).map((cells, row) => ({
        id: String(row),
        cells: cells.map((cell, column) => ({
          content: cell ? [{type: 'Text' as const, text: cell}] : [],
          ...(heading && column === 0 && {heading}),
        })),
      }));
      return part === 'head' ? all.slice(0, count) : all.slice(count);
    },
  };
};

type Models = {
  readonly [Type in ModelBlock['type']]: Readers<
    Omit<Extract<ModelBlock, {type: Type}>, 'type' | 'id'>
  >;
};

/** Content types of blocks, by the `type` of the block, which is their name too. */
export const blockModels: Models = {
  MediaHero: {...hero, ...behind, media: required(image())},
  MediaHeroVimeo: {...hero, ...behind, media: video('Vimeo'), autoplay: flag()},
  MediaHeroYouTube: {...hero, ...behind, media: video('YouTube'), autoplay: flag()},
  MediaBlockHero: {...hero, ...beside, media: required(image())},
  MediaBlockHeroVimeo: {...hero, ...beside, media: video('Vimeo'), autoplay: flag()},
  MediaBlockHeroYouTube: {...hero, ...beside, media: video('YouTube'), autoplay: flag()},
  MediaCard: {...card, media: required(image())},
  MediaCardVimeo: {...card, media: video('Vimeo')},
  MediaCardYouTube: {...card, media: video('YouTube')},
  Text: {
    text: required(richText),
    alignment: choice(alignments),
    color: choice(textColors),
    spacing,
  },
  PromoText: {
    text: required(text()),
    link: link(),
    alignment: choice(alignments),
    color: choice(textColors),
    spacing,
  },
  PromoCarousel: {
    label: required(text()),
    slides: references<Slide>(slideTypes, (entry, context) => {
      const block = readBlock(entry, context);
      return slideTypes.some((type) => type === block.type)
        ? (block as Slide)
        : entry.field.fail(`a slide of the type ${slideTypes.join(', ')}`);
    }),
    transition: choice(['slide', 'fade', 'none']),
    interval: number(5, 3600),
    spacing,
  },
  ProductTile: {product: required(product), note: text(), spacing},
  SimpleProductTile: {
    title: required(text()),
    image: required(image()),
    price: isolated(
      'price',
      () => [...price.amount.fields(''), ...price.currency.fields('')],
      (entry, key, context) => {
        const amount = price.amount.readOrThrow(entry, key, context);
        if (amount === undefined) return undefined;
        const currency = required(price.currency).read(entry, key, context);
        return entry
          .at('price')
          .read('a decimal with a point, of its currency, such as 12.50', () =>
            moneyFromDecimal(amount, currency as Uppercase<string>),
          );
      },
    ),
    link: productLink,
    spacing,
  },
  LinkItem: {
    link: required(link()),
    image: image(),
    size: choice(['small', 'medium', 'large', 'fill']),
    spacing,
  },
  MenuBar: {
    label: required(text()),
    items: navigation(),
    orientation: choice(orientations),
    spacing,
  },
  Table: {caption: required(text()), head: rows('head'), body: rows('body'), spacing},
  Grid: {
    columns: {
      fields: () => [
        ...columns.fields('columns'),
        ...Object.values(sizes).flatMap((name) => columns.fields(name)),
      ],
      read(entry, _key, context) {
        const wider = Object.entries(sizes)
          .map(([size, name]) => [size, columns.read(entry, name, context)] as const)
          .filter(([, value]) => value !== undefined);
        return {base: columns.read(entry, 'columns', context) ?? 1, ...Object.fromEntries(wider)};
      },
    },
    gap: {
      fields: gap.fields,
      read(entry, key, context) {
        const base = gap.read(entry, key, context);
        return base && {base};
      },
    },
    items: blocks(),
    spacing,
  },
  Modal: {trigger: required(text()), title: required(text()), content: blocks(), spacing},
  PersonalizedContent: {
    variants: {
      fields: () => [...targeted.fields('variants'), ...fallback.fields('fallback')],
      read: (entry, _key, context) => ({
        targeted: targeted.read(entry, 'variants', context),
        fallback: fallback.read(entry, 'fallback', context),
      }),
    },
    spacing,
  },
};

interface Variant {
  readonly audience: string;
  readonly content: readonly Block[];
}

/** Content type `Variant`: what one audience sees. */
export const variantModel: Readers<Variant> = {audience: required(text()), content: blocks()};
const targeted = references(['Variant'], (entry, context) => readAll(variantModel, entry, context));
const fallback = blocks();

const isModel = (name: string): name is ModelBlock['type'] => Object.hasOwn(blockModels, name);

/** Reads an entry as the block that its content type stands for. An unknown type is left to the vendor's own component. */
export function readBlock(entry: CmsEntry, context: ReadContext): Block {
  const {id, model} = entry;
  const own = Object.hasOwn(context.blocks, model) ? context.blocks[model] : undefined;
  // Blocks of the store's own come from the readers that were given with their type.
  if (own) return readOwn(entry, () => own(entry, context)) as Block;
  if (!isModel(model)) {
    const {vendor} = context.dialect;
    return {
      type: 'VendorRendered',
      id,
      vendor,
      model: entry.vendorModel,
      payload: jsonOf(entry.raw),
    };
  }
  const fields = readAll(blockModels[model] as Readers<object>, entry, context);
  return {...fields, type: model, id} as Block;
}
