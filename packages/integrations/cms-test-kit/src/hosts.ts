import {contentModels} from '@storefront-toolkit/integration-cms-core';
import type {
  Footer,
  Layout,
  MediaHeroBlock,
  Page,
  PersonalizedContentBlock,
} from '@storefront-toolkit/types/cms';
import {type Encoder, sampleEntry, type SampleFields} from './samples.ts';

/** A page or layout that holds entries of a content type. */
interface Host {
  /** Content type of what holds them. */
  readonly model: 'Page' | 'Layout';
  /** Fields of it, given the entries. */
  readonly fields: (entries: readonly unknown[], encoder: Encoder) => SampleFields;
  /** The entries that came out. */
  readonly found: (result: never) => readonly unknown[];
  /** The rest of the result. */
  readonly rest: (result: never) => unknown;
}

const blocks: Host = {
  model: 'Page',
  fields: (content) => ({content}),
  found: ({content}: Page) => content,
  rest: ({content: _found, ...rest}: Page) => rest,
};

/** A host that is a block of a page. */
const inBlock = (
  write: (entries: readonly unknown[], encoder: Encoder) => unknown,
  found: (block: never) => readonly unknown[],
): Host => ({
  model: 'Page',
  fields: (entries, encoder) => ({content: [write(entries, encoder)]}),
  // The page has the block that was written, and no other.
  found: ({content}: Page) => found(content[0] as never),
  rest: ({content, ...rest}: Page) => [rest, content.map(({id, type}) => [id, type])],
});

const inFooter = (field: string, found: (footer: Footer) => readonly unknown[]): Host => ({
  model: 'Layout',
  fields: (entries, encoder) => ({
    footer: encoder.entry('footer', 'Footer', {copyright: '© Outdoor', [field]: entries}),
  }),
  found: ({footer}: Layout) => (footer ? found(footer) : []),
  rest: ({footer, ...rest}: Layout) => [rest, footer?.id, footer?.copyright],
});

const others: Readonly<Record<string, Host>> = {
  Link: inBlock(
    (links, encoder) =>
      encoder.entry('hero', 'MediaHero', {
        heading: 'Autumn',
        media: encoder.image('peak'),
        links,
      }),
    ({links}: MediaHeroBlock) => links,
  ),
  Variant: inBlock(
    (variants, encoder) => encoder.entry('personal', 'PersonalizedContent', {variants}),
    ({variants}: PersonalizedContentBlock) => variants.targeted,
  ),
  Video: {
    ...blocks,
    fields: (videos, encoder) => ({
      content: videos.map((media, index) =>
        encoder.entry(`card-${index}`, 'MediaCardYouTube', {heading: 'Seams', media}),
      ),
    }),
  },
  NavigationItem: {
    model: 'Layout',
    fields: (navigation) => ({navigation}),
    found: ({navigation}: Layout) => navigation,
    rest: ({navigation: _found, ...rest}: Layout) => rest,
  },
  Footer: {
    model: 'Layout',
    // A layout has one footer: the one that is spoiled.
    fields: ([, footer]) => ({footer}),
    found: ({footer}: Layout) => (footer ? [footer] : []),
    rest: ({footer: _found, ...rest}: Layout) => rest,
  },
  FooterColumn: inFooter('navigation', ({navigation}) => navigation),
  SocialLink: inFooter('socialLinks', ({social}) => social.links),
};

/** The contract that holds entries of a content type. `undefined` for one that is read by itself. */
export function hostOf(name: string): Host | undefined {
  const model = contentModels.find((candidate) => candidate.name === name);
  return others[name] ?? (model?.contract.endsWith('Block') ? blocks : undefined);
}

/** The host of three entries, of which the second is given. */
export function hostEntry({model, fields}: Host, name: string, second: unknown, encoder: Encoder) {
  const entries = [sampleEntry(name, 1, encoder), second, sampleEntry(name, 3, encoder)];
  const needed =
    model === 'Page'
      ? {title: 'Home', slug: 'home', layout: sampleEntry('Layout', 1, encoder)}
      : {logo: encoder.image('logo')};
  return encoder.entry('host', model, {...needed, ...fields(entries, encoder)});
}
