import type {Caller, CallSource, Field} from '@storefront-toolkit/integration-core';
import type {
  BlockBase,
  CmsIntegration,
  DynamicServerContext,
  ProductReference,
} from '@storefront-toolkit/types/cms';
import {createIntegrationError, type LocaleCode} from '@storefront-toolkit/types/config';
import type {CmsDialect, CmsEntry, OwnBlockReader, ReadContext} from './entry.ts';
import {orFail} from './faults.ts';
import {readNavigation} from './navigation.ts';
import {type CustomReader, readLayout, readPage, readProductPage} from './pages.ts';
import {readTheme} from './theme.ts';
import {trimSlashes} from './link.ts';

/** Which entries are asked for. */
export interface FindQuery {
  /** Content type, by its name in the content model. */
  readonly model: string;
  /** A field, and the value that it has to have. `id` is the id of the entry. */
  readonly where?: {readonly field: string; readonly value: string | boolean};
  /** Locale of the entries, one of the vendor's. */
  readonly locale: string;
  /** Whether drafts are read. */
  readonly preview: boolean;
  /** Whether all entries are asked for, of which only the slug and the name are read. Else the first one is enough. */
  readonly all: boolean;
}

/** Asks the vendor for entries. */
export type Find = (
  query: FindQuery,
  signal: AbortSignal,
  source: CallSource,
) => Promise<readonly Field[]>;

/** What a store may add to the integration of any CMS. */
export interface CmsOptions<Own extends BlockBase = never> {
  /**
   * Locales that the content is written in, as the vendor writes them; the first is the one that everything is written in.
   * A request in another locale is answered in the nearest one.
   */
  readonly locales: readonly [string, ...string[]];
  /** Readers of blocks that only the store has, by the name of their content type in Pascal case. They may replace readers of known types. */
  readonly blocks?: Readonly<Record<string, OwnBlockReader<Own>>>;
  /** Reads the fields of pages that only the store has. */
  readonly custom?: CustomReader;
}

/** The locale of the list that suits best: the same, one of the same language, or the first. */
export function nearestLocale(wanted: LocaleCode, locales: readonly [string, ...string[]]): string {
  const language = (code: string) => code.toLowerCase().split(/[-_]/)[0];
  const same = locales.find((code) => code.toLowerCase() === wanted.toLowerCase());
  return same ?? locales.find((code) => language(code) === language(wanted)) ?? locales[0];
}

const productFields = {slug: 'productSlug', sku: 'productSku', id: 'productId'} as const;
const keyOf = (product: ProductReference) =>
  product.by === 'slug' ? product.slug : product.by === 'sku' ? product.sku : product.id;

/** Makes the integration of a vendor from the function that asks it for entries. */
export function cmsIntegration<Own extends BlockBase = never>(
  caller: Caller,
  dialect: CmsDialect,
  find: Find,
  {locales, blocks = {}, custom}: CmsOptions<Own>,
): CmsIntegration<Own> {
  type Where = FindQuery['where'];

  /** Reads the first entry that fits. `undefined` when there is none. */
  const first = async <Value>(
    model: string,
    where: Where,
    {locale, preview}: DynamicServerContext,
    read: (entry: CmsEntry, context: ReadContext) => Value,
    signal: AbortSignal,
    source: CallSource,
  ) => {
    const query = {model, where, locale: nearestLocale(locale, locales), preview, all: false};
    const [field] = await find(query, signal, source);
    const entry = field && dialect.entry(field);
    if (!entry) return undefined;
    return orFail(() => read(entry, {dialect, blocks, ancestors: [entry.id]}));
  };

  /** Reads the entry of an id, or of a name that there is once. */
  const one = <Value>(
    operation: string,
    entity: string,
    models: readonly string[],
    where: {readonly field: string; readonly value: string},
    context: DynamicServerContext,
    signal: AbortSignal,
    read: (entry: CmsEntry, inside: ReadContext) => Value,
  ) =>
    caller.read(operation, signal, async (limited, source) => {
      for (const model of models) {
        const found = await first(model, where, context, read, limited, source);
        if (found !== undefined) return found;
      }
      throw createIntegrationError({...source, type: 'not-found', entity, key: where.value});
    });

  const integration: CmsIntegration = {
    vendor: dialect.vendor,
    getPage(query, context, signal) {
      const read = (entry: CmsEntry, inside: ReadContext) => readPage(entry, inside, custom);
      return query.by === 'name' || query.slug === ''
        ? one(
            'getPage',
            'page',
            ['Page'],
            {field: 'name', value: query.by === 'name' ? query.name : 'home'},
            context,
            signal,
            read,
          )
        : one(
            'getPage',
            'page',
            ['Page', 'SimpleContentPage'],
            {field: 'slug', value: trimSlashes(query.slug)},
            context,
            signal,
            read,
          );
    },
    async getProductPage(product, context, signal) {
      const where = {field: productFields[product.by], value: keyOf(product)};
      const found = await caller.read('getProductPage', signal, (limited, source) =>
        first('ProductPage', where, context, readProductPage, limited, source),
      );
      return found ?? null;
    },
    getLayout: (id, context, signal) =>
      one('getLayout', 'layout', ['Layout'], {field: 'id', value: id}, context, signal, readLayout),
    getNavigation: (id, context, signal) =>
      one(
        'getNavigation',
        'navigation',
        ['Navigation'],
        {field: 'id', value: id},
        context,
        signal,
        readNavigation,
      ),
    async getTheme(context, signal) {
      const where = {field: 'active', value: true};
      const found = await caller.read('getTheme', signal, (limited, source) =>
        first('Theme', where, context, readTheme, limited, source),
      );
      return found ?? null;
    },
    getSlugs({locale}, signal) {
      const query = {locale: nearestLocale(locale, locales), preview: false, all: true};
      return caller.read('getSlugs', signal, async (limited, source) => {
        const lists = await Promise.all(
          ['Page', 'SimpleContentPage'].map((model) => find({...query, model}, limited, source)),
        );
        const slugs = lists.flat().flatMap((field) => {
          const entry = dialect.entry(field);
          if (!entry) return [];
          const slug = trimSlashes(entry.at('slug').optionalText() ?? '');
          // Pages such as that of the cart have an address of the store's, and need no slug.
          return slug || entry.at('name').value === 'home' ? [slug] : [];
        });
        return [...new Set(slugs)];
      });
    },
  };
  // Blocks of the store's own come from the readers that were given with their type.
  return integration;
}
