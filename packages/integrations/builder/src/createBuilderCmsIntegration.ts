import {cmsIntegration, type CmsOptions, type Find} from '@storefront-toolkit/integration-cms-core';
import {
  createCaller,
  errorFromFailure,
  type Field,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';
import type {BuilderConfig} from './config.ts';
import {builderDialect} from './dialect.ts';
import {reasonOf} from './errors.ts';
import {notation} from './mapping.ts';
import {prepare} from './prepare.ts';

/** A store's differences from the content model, and the access to its space. */
export interface BuilderOptions<Own extends BlockBase = never> extends CmsOptions<Own> {
  /**
   * Origin of the Content API, for a proxy before it.
   *
   * @default 'https://cdn.builder.io'
   */
  readonly host?: string | undefined;
  /** Calls the API in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** Entries that the API sends at most in one answer. */
const LARGEST = 100;
/** Levels of references that the API resolves at most. */
const LEVELS = 4;

/**
 * Makes Builder.io the CMS of a store.
 *
 * @param config - The space.
 * @param options - Locales of the space, blocks and your own fields.
 * @typeParam Own - Blocks that only your store has.
 */
export function createBuilderCmsIntegration<Own extends BlockBase = never>(
  config: BuilderConfig,
  options: BuilderOptions<Own>,
): CmsIntegration<Own> {
  const {client, server} = config;
  const {host = 'https://cdn.builder.io', fetch: call = fetch} = options;

  const find: Find = async ({model, where, locale, preview, select}, signal, source) => {
    const vendorModel = notation.model(model);
    // A text is sent as JSON, or one that looks like a number would be compared as a number.
    const filter = where && {
      [where.field === 'id' ? 'query.id' : `query.data.${where.field}`]: JSON.stringify(
        where.value,
      ),
    };
    const shared = {
      apiKey: client.apiKey,
      locale,
      ...filter,
      ...(preview && {includeUnpublished: 'true', cachebust: 'true'}),
    };

    async function ask(query: Readonly<Record<string, string>>): Promise<readonly Field[]> {
      const address = new URL(`/api/v3/content/${vendorModel}`, host);
      address.search = String(new URLSearchParams({...shared, ...query}));
      const {privateKey} = server;
      const headers = privateKey && {authorization: `Bearer ${privateKey}`};
      const response = await call(address, {signal, ...(headers && {headers})});
      const {status} = response;
      if (!response.ok) {
        const retryAfter = response.headers.get('retry-after');
        const text = await response.text();
        throw errorFromFailure(source, {status, retryAfter, reason: reasonOf(text)}, text);
      }
      const raw: unknown = await response.json().catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw errorFromFailure(source, {unreadable: true}, cause);
      });
      const results = fieldOf(raw, source).at('results');
      return results
        .list()
        .map(({value, path}) =>
          fieldOf<unknown>(prepare(value, vendorModel, locale), source, path),
        );
    }

    if (!select)
      return ask({limit: '1', enrich: 'true', 'enrichOptions.enrichLevel': String(LEVELS)});
    const entries: Field[] = [];
    for (;;) {
      const page = await ask({
        limit: String(LARGEST),
        offset: String(entries.length),
        fields: ['id', 'lastUpdated', ...select.map(notation.field)].join(),
      });
      entries.push(...page);
      if (page.length < LARGEST) return entries;
    }
  };

  return cmsIntegration<Own>(
    createCaller({vendor: 'builder', kind: 'cms'}, () => undefined, config),
    builderDialect,
    find,
    options,
  );
}
