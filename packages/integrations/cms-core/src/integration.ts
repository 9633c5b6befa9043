import {
  type Caller,
  type CallSource,
  type Field,
  readEach,
  type Report,
  reportTo,
  type Wanted,
} from '@storefront-toolkit/integration-core';
import type {
  BlockBase,
  CmsIntegration,
  DynamicServerContext,
  ProductReference,
} from '@storefront-toolkit/types/cms';
import {createIntegrationError, type LocaleCode} from '@storefront-toolkit/types/config';
import type {CmsDialect, CmsEntry, OwnBlockReader, ReadContext} from './entry.ts';
import {productFields, slugOf, trimSlashes} from './link.ts';
import {readNavigation} from './navigation.ts';
import type {pageModel, simpleContentPageModel} from './pages.ts';
import {type CustomReader, readLayout, readPage, readProductPage} from './pages.ts';
import type {themeModel} from './theme.ts';
import {readTheme} from './theme.ts';

/** A field that a content type has: any other does not compile. */
type FieldOf<Model, Name extends keyof Model> = Name;

/** Fields by which queries look for entries, by content type. `id` is the id of the entry. */
interface Searched {
  readonly Page: FieldOf<typeof pageModel, 'name' | 'slug'>;
  readonly SimpleContentPage: FieldOf<typeof simpleContentPageModel, 'slug'>;
  readonly ProductPage: (typeof productFields)[keyof typeof productFields];
  readonly Layout: 'id';
  readonly Navigation: 'id';
  readonly Theme: FieldOf<typeof themeModel, 'active'>;
}

/** Fields that a list of slugs is made of. */
const listed = {
  Page: ['slug', 'name'] satisfies (keyof typeof pageModel)[],
  SimpleContentPage: ['slug'] satisfies (keyof typeof simpleContentPageModel)[],
};

/** Which entries are asked for. */
interface FindQueryOf<Model extends keyof Searched> {
  /** Content type, by its name in the content model. */
  readonly model: Model;
  /** A field, and the value that it has to have. `id` is the id of the entry. Without it, every entry fits. */
  readonly where?: {readonly field: Searched[Model]; readonly value: string | boolean} | undefined;
  /** Fields that are read of all entries. Without it, the first entry is asked for, whole. */
  readonly select?: readonly string[] | undefined;
  /** Locale of the entries, one of the vendor's. */
  readonly locale: string;
  /** Whether drafts are read. */
  readonly preview: boolean;
}

/** Which entries are asked for: a content type, and a field that it has. */
export type FindQuery = {[Model in keyof Searched]: FindQueryOf<Model>}[keyof Searched];

/** Asks the vendor for entries. */
export type Find = (
  query: FindQuery,
  signal: AbortSignal,
  source: CallSource,
) => Promise<readonly Field[]>;

/** The options that a store may pass to the integration of any CMS. */
export interface CmsOptions<Own extends BlockBase = never> {
  /**
   * Locales that the content is written in, as the vendor writes them; the first is the one that everything is written in.
   * A request in another locale is answered in the nearest one.
   */
  readonly locales: readonly [string, ...string[]];
  /** Readers of blocks that only the store has, by the name of their content type in Pascal case. They may replace readers of known types. */
  readonly blocks?: Readonly<Record<string, OwnBlockReader<Own>>> | undefined;
  /** Reads the fields of pages that only the store has. */
  readonly custom?: CustomReader | undefined;
}

/** The locale of the list that suits best: the same, one of the same language, or the first. */
export function nearestLocale(wanted: LocaleCode, locales: readonly [string, ...string[]]): string {
  const language = (code: string) => code.toLowerCase().split(/[-_]/)[0];
  const same = locales.find((code) => code.toLowerCase() === wanted.toLowerCase());
  return same ?? locales.find((code) => language(code) === language(wanted)) ?? locales[0];
}

const keyOf = (product: ProductReference) =>
  product.by === 'slug' ? product.slug : product.by === 'sku' ? product.sku : product.id;

/** Reports each problem once: some fields are read for several parts of a contract. */
function reportOnce(context: DynamicServerContext): Report {
  const report = reportTo(context);
  const known = new Set<string>();
  return (problem) => {
    const key = JSON.stringify(problem);
    if (!known.has(key)) report(problem);
    known.add(key);
  };
}

/** Makes the integration of a vendor from the function that asks it for entries. */
export function cmsIntegration<Own extends BlockBase = never>(
  caller: Caller,
  dialect: CmsDialect,
  find: Find,
  {locales, blocks = {}, custom}: CmsOptions<Own>,
): CmsIntegration<Own> {
  type Query = Pick<FindQuery, 'model' | 'where'>;
  type ReadWhole<Value> = (entry: CmsEntry, inside: ReadContext) => Value;

  /** Reads the first entry that fits. `undefined` when there is none. */
  const first = async <Value>(
    query: Query,
    context: DynamicServerContext,
    read: ReadWhole<Value>,
    signal: AbortSignal,
    source: CallSource,
  ) => {
    const {locale, preview} = context;
    // `Query` is a content type with a field of its own; the compiler loses sight of it in a union.
    const whole = {...query, locale: nearestLocale(locale, locales), preview} as FindQuery;
    const [field] = await find(whole, signal, source);
    const entry = field && dialect.entry(field);
    if (!entry) return undefined;
    return read(entry, {dialect, blocks, ancestors: [entry.id], report: reportOnce(context)});
  };

  /** Reads the entry that one of the queries finds. */
  const one = <Value>(
    operation: string,
    wanted: Wanted,
    queries: readonly Query[],
    context: DynamicServerContext,
    signal: AbortSignal,
    read: ReadWhole<Value>,
  ) =>
    caller.read(operation, signal, async (limited, source) => {
      for (const query of queries) {
        const found = await first(query, context, read, limited, source);
        if (found !== undefined) return found;
      }
      throw createIntegrationError({...source, type: 'not-found', ...wanted});
    });

  /** Reads the entry that a query finds, or `null`. */
  const maybeOne = async <Value>(
    operation: string,
    query: Query,
    context: DynamicServerContext,
    signal: AbortSignal,
    read: ReadWhole<Value>,
  ) => {
    const found = await caller.read(operation, signal, (limited, source) =>
      first(query, context, read, limited, source),
    );
    return found ?? null;
  };

  const integration: CmsIntegration = {
    vendor: dialect.vendor,
    getPage(query, context, signal) {
      const read: ReadWhole<ReturnType<typeof readPage>> = (entry, inside) =>
        readPage(entry, inside, custom);
      if (query.by === 'name' || query.slug === '') {
        const name = query.by === 'name' ? query.name : 'home';
        const byName: Query = {model: 'Page', where: {field: 'name', value: name}};
        return one('getPage', {entity: 'page', key: name}, [byName], context, signal, read);
      }
      const slug = trimSlashes(query.slug);
      const where = {field: 'slug', value: slug} as const;
      const bySlug: readonly Query[] = [
        {model: 'Page', where},
        {model: 'SimpleContentPage', where},
      ];
      return one('getPage', {entity: 'page', key: slug}, bySlug, context, signal, read);
    },
    getProductPage(product, context, signal) {
      const where = {field: productFields[product.by], value: keyOf(product)};
      const query: Query = {model: 'ProductPage', where};
      return maybeOne('getProductPage', query, context, signal, readProductPage);
    },
    getLayout(id, context, signal) {
      const query: Query = {model: 'Layout', where: {field: 'id', value: id}};
      const wanted = {entity: 'layout', key: id};
      return one('getLayout', wanted, [query], context, signal, readLayout);
    },
    getNavigation(id, context, signal) {
      const query: Query = {model: 'Navigation', where: {field: 'id', value: id}};
      const wanted = {entity: 'navigation', key: id};
      return one('getNavigation', wanted, [query], context, signal, readNavigation);
    },
    getTheme(context, signal) {
      const query: Query = {model: 'Theme', where: {field: 'active', value: true}};
      return maybeOne('getTheme', query, context, signal, readTheme);
    },
    getSlugs(context, signal) {
      const query = {locale: nearestLocale(context.locale, locales), preview: false};
      return caller.read('getSlugs', signal, async (limited, source) => {
        const pages = await find({...query, model: 'Page', select: listed.Page}, limited, source);
        const texts = await find(
          {...query, model: 'SimpleContentPage', select: listed.SimpleContentPage},
          limited,
          source,
        );
        const slugs = readEach([...pages, ...texts], 'page', reportOnce(context), (field) => {
          const entry = dialect.entry(field);
          return entry ? slugOf(entry) : undefined;
        });
        return [...new Set(slugs)];
      });
    },
  };
  // Blocks of the store's own come from the readers that were given with their type.
  return integration;
}
