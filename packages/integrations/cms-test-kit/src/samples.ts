import {
  contentModels,
  fieldsOf,
  type ContentModel,
  type ModelField,
} from '@storefront-toolkit/integration-cms-core';

/** Writes values as one vendor sends them. */
export interface Encoder {
  /** An entry, as it is in a list of entries and inside others. Its fields have the names of the content model. */
  readonly entry: (id: string, model: string, fields: Readonly<Record<string, unknown>>) => unknown;
  /** An image of 1200 × 630 pixels. `size: false` makes it an SVG that the vendor doesn't measure. */
  readonly image: (id: string, options?: {readonly size: boolean}) => unknown;
  /** A link to an entry that isn't published: in a field for one entry, and as an item of a list, if lists hold such items. */
  readonly draft: {readonly one: unknown; readonly item?: unknown};
  /** A rich text of one paragraph. */
  readonly richText: (text: string) => unknown;
}

/** Fields of an entry, by their name in the content model. */
export type SampleFields = Readonly<Record<string, unknown>>;

const find = (name: string): ContentModel => {
  const model = contentModels.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`The content model has no type "${name}".`);
  return model;
};

const texts: Readonly<Record<string, (seed: number) => string>> = {
  url: (seed) => `https://example.com/${seed}`,
  price: (seed) => `${seed + 10}.50`,
  currency: (seed) => (seed % 2 ? 'EUR' : 'USD'),
  videoId: (seed) => String(76_979_871 + seed),
};

const documents: Readonly<Record<string, (seed: number) => unknown>> = {
  rows: (seed) => [
    ['Size', 'Chest'],
    ['M', String(seed)],
    ['L', String(seed)],
    ['XL', ''],
  ],
  light: (seed) => ({brand: seed % 2 ? '#0b5d51' : '#5d0b51'}),
  dark: (seed) => ({canvas: seed % 2 ? '#101413' : '#131014'}),
  fonts: (seed) => [
    {
      family: `Inter ${seed}`,
      fallbacks: ['sans-serif'],
      files: [{url: '/inter.woff2', lightest: 100, boldest: 900, italic: false}],
    },
  ],
  typography: (seed) => ({bodyFamily: `Inter ${seed}`, bodyWeight: 400, headingSizes: {xl: 1.5}}),
};

/** A value for a field, in the notation of a vendor. Two seeds give two values. */
export function sampleOf(
  field: ModelField,
  seed: number,
  encoder: Encoder,
  within: string,
): unknown {
  const {name, kind, values, range, to} = field;
  switch (kind) {
    case 'text':
    case 'long-text':
      return texts[name]?.(seed) ?? `${name} ${seed}`;
    case 'texts':
      return seed % 2 ? ['en', 'de'] : ['fr'];
    case 'rich-text':
      return encoder.richText(`Text ${seed}`);
    case 'choice':
      return String(values[seed % values.length]);
    case 'boolean':
      return seed % 2 === 1;
    case 'number':
      return range ? range[0] + ((seed % 2) + 1) * ((range[1] - range[0]) / 10) : seed;
    case 'json':
      return documents[name]?.(seed);
    case 'image':
      return encoder.image(`image-${seed}`);
    case 'entry':
      return sampleEntry(to[0] ?? '', seed, encoder, within);
    case 'entries':
      return [sampleEntry(to[0] ?? '', seed, encoder, within)];
  }
}

/** Whether an entry can't do without a field. Of several of which one is needed, the first. */
export const isNeeded = ({name, required, oneOf}: ModelField) => required || oneOf[0] === name;

/** The least that makes an entry of a type, in the notation of a vendor. */
export function sampleEntry(model: string, seed: number, encoder: Encoder, within = ''): unknown {
  const type = model === 'Block' ? 'PromoText' : model;
  const {name} = find(type);
  const required = fieldsOf(find(type)).filter(isNeeded);
  const fields = Object.fromEntries(
    required.map((field) => [field.name, sampleOf(field, seed, encoder, type)]),
  );
  const more: Readonly<Record<string, SampleFields>> = {
    Link: {page: undefined, url: `https://example.com/${seed}`},
    Video: {provider: within.includes('Vimeo') ? 'Vimeo' : 'YouTube'},
    Page: {slug: `page-${seed}`},
  };
  return encoder.entry(`${type}-${seed}`, name, {...fields, ...more[type]});
}

/** A value for every field of a type. */
export function fullFields(model: string, seed: number, encoder: Encoder): SampleFields {
  return Object.fromEntries(
    fieldsOf(find(model)).map((field) => [field.name, sampleOf(field, seed, encoder, model)]),
  );
}

const targets = ['page', 'productSlug', 'category', 'term'];
const rivals: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Link: {
    productSlug: ['page'],
    productSku: ['page'],
    category: ['page', 'productSlug'],
    term: ['page', 'productSlug'],
    url: targets,
    newTab: targets,
  },
  ProductPage: {productSku: ['productSlug'], productId: ['productSlug', 'productSku']},
  ProductTile: {productSku: ['productSlug'], productId: ['productSlug', 'productSku']},
  Video: {captionLocales: ['noSpeech']},
};

/** Fields that hide another one: it is read only when they are empty. */
export const rivalsOf = (model: string, field: string): readonly string[] =>
  rivals[model]?.[field] ?? [];
