import contentstack, {type StackConfig} from '@contentstack/delivery-sdk';
import {cmsIntegration, type CmsOptions, type Find} from '@storefront-toolkit/integration-cms-core';
import {createCaller, errorFromFailure, fieldOf} from '@storefront-toolkit/integration-core';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';
import type {ContentstackConfig} from './config.ts';
import {contentstackDialect} from './dialect.ts';
import {watch} from './errors.ts';
import {notation} from './mapping.ts';
import {referencePaths} from './references.ts';

/** A store's differences from the content model, and the access to its stack. */
export interface ContentstackOptions<Own extends BlockBase = never> extends CmsOptions<Own> {
  /** Settings of the SDK, such as `httpsAgent` behind a proxy. */
  readonly sdk?:
    | Partial<Omit<StackConfig, 'apiKey' | 'deliveryToken' | 'environment' | 'plugins' | 'onError'>>
    | undefined;
  /** Paths of references that your own blocks hold, such as `content.size_table`. Contentstack resolves only what is named. */
  readonly references?: readonly string[] | undefined;
}

/** Entries that Contentstack sends at most in one answer. */
const LARGEST = 100;

/**
 * Makes Contentstack the CMS of a store.
 *
 * Each call has a client of its own, because the SDK takes no `AbortSignal`: making one takes about a millisecond.
 *
 * @param config - The stack and its tokens.
 * @param options - Locales of the stack, blocks and your own fields.
 * @typeParam Own - Blocks that only your store has.
 */
export function createContentstackCmsIntegration<Own extends BlockBase = never>(
  config: ContentstackConfig,
  options: ContentstackOptions<Own>,
): CmsIntegration<Own> {
  const {client, server} = config;

  const find: Find = async ({model, where, locale, preview, select}, signal, source) => {
    const access = preview
      ? server.preview
      : {environment: client.environment, deliveryToken: server.deliveryToken};
    if (!access) throw errorFromFailure(source, {status: 401}, undefined);
    const uid = notation.model(model);
    const read = async (skip: number) => {
      const {sdk, failure} = watch(signal);
      const stack = contentstack.stack({
        ...client,
        ...access,
        retryOnError: false,
        logHandler: () => undefined,
        ...options.sdk,
        ...sdk,
      });
      const entries = stack.contentType(uid).entry().locale(locale.toLowerCase()).includeFallback();
      if (select) {
        entries.only(select.map(notation.field));
      } else {
        entries.includeReference([...referencePaths(model), ...(options.references ?? [])]);
        entries.includeEmbeddedItems();
      }
      const field = where?.field === 'id' ? 'uid' : notation.field(where?.field ?? '');
      const raw: unknown = await entries
        .query(where ? {[field]: where.value} : {})
        .limit(select ? LARGEST : 1)
        .skip(skip)
        .includeCount()
        .addParams({include_dimension: true})
        .find()
        .catch((cause: unknown) => {
          throw errorFromFailure(source, failure(), cause);
        });
      const answer = fieldOf(raw, source);
      return {entries: answer.at('entries').list(), count: answer.at('count').integer()};
    };
    const {entries, count} = await read(0);
    const lists = [entries];
    for (let skip = LARGEST; select && skip < count; skip += LARGEST) {
      lists.push((await read(skip)).entries);
    }
    // Entries of a list do not say which content type they have; those that are referred to do.
    return lists
      .flat()
      .map(({value, path}) =>
        fieldOf<unknown>({...(value as object), _content_type_uid: uid}, source, path),
      );
  };

  return cmsIntegration<Own>(
    createCaller({vendor: 'contentstack', kind: 'cms'}, () => undefined, config),
    contentstackDialect,
    find,
    options,
  );
}
