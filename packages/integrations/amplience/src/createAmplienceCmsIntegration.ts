import {cmsIntegration, type CmsOptions, type Find} from '@storefront-toolkit/integration-cms-core';
import {
  createCaller,
  errorFromFailure,
  type Field,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';
import {type CommonContentClientConfig, ContentClient} from 'dc-delivery-sdk-js';
import type {AmplienceConfig} from './config.ts';
import {amplienceDialect} from './dialect.ts';
import {reasonOf, watch} from './errors.ts';
import {notation} from './mapping.ts';

/** A store's differences from the content model, and the access to its hub. */
export interface AmplienceOptions<Own extends BlockBase = never> extends CmsOptions<Own> {
  /** Settings of the SDK, such as `baseUrl` behind a proxy. */
  readonly sdk?: Partial<Omit<CommonContentClientConfig, 'adaptor'>> | undefined;
  /** Calls the hub in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** Content items that Amplience sends at most in one answer of a filter. */
const LARGEST = 12;

/** Whether an item of an answer was refused. One that is not there has an error too. */
const isRefusal = (error: Field | undefined) =>
  error !== undefined && error.at('type').value !== 'CONTENT_NOT_FOUND';

/**
 * Makes Amplience Dynamic Content the CMS of a store.
 *
 * Each call has a client of its own, because the SDK takes no `AbortSignal`: making one takes about a millisecond.
 *
 * @param config - The hub.
 * @param options - Locales of the hub, blocks and your own fields.
 * @typeParam Own - Blocks that only your store has.
 */
export function createAmplienceCmsIntegration<Own extends BlockBase = never>(
  config: AmplienceConfig,
  options: AmplienceOptions<Own>,
): CmsIntegration<Own> {
  const {client, server} = config;

  const find: Find = async ({model, where, locale, preview, select}, signal, source) => {
    const staging = server.preview;
    if (preview && !staging) throw errorFromFailure(source, {status: 401}, undefined);
    const {adaptor, failure} = watch(signal, options.fetch);
    const amplience = new ContentClient({
      hubName: client.hubName,
      ...(server.apiKey && {apiKey: server.apiKey, retryConfig: {retries: 0}}),
      ...options.sdk,
      ...(preview && {stagingEnvironment: staging?.host, previewKey: staging?.key}),
      adaptor,
    });
    const schema = `${client.schemas.replace(/\/$/, '')}/${notation.model(model)}`;
    const parameters = {
      format: 'inlined',
      depth: select ? 'root' : 'all',
      locale: `${locale},*`,
    } as const;
    const ask = async (call: () => Promise<unknown>) => {
      const raw = await call().catch((cause: unknown) => {
        throw errorFromFailure(source, failure(), cause);
      });
      const answer = fieldOf(raw, source);
      const responses = answer.at('responses').list();
      const refused = responses.map((item) => item.at('error').given()).find(isRefusal);
      if (refused) {
        const reason = reasonOf({error: refused.value});
        throw errorFromFailure(source, {status: 200, refused: true, reason}, undefined);
      }
      const items = responses
        .map((item) => item.at('content'))
        .filter((content) => content.given() !== undefined);
      const page: Field | undefined = answer.at('page').given();
      return {items, cursor: page?.at('nextCursor').optionalText()};
    };
    if (where?.field === 'id') {
      const id = String(where.value);
      const {items} = await ask(() => amplience.fetchContentItems({parameters, requests: [{id}]}));
      // An id may belong to an item of any type.
      return items.filter((item) => item.at('_meta').at('schema').value === schema);
    }
    const filter = (cursor?: string) => {
      const query = amplience.filterByContentType(schema).page(select ? LARGEST : 1, cursor);
      if (where) query.filterBy(`/${where.field}`, where.value);
      return ask(() => query.request(parameters));
    };
    const first = await filter();
    const items = [...first.items];
    for (let {cursor} = first; select && cursor;) {
      const next = await filter(cursor);
      items.push(...next.items);
      cursor = next.cursor;
    }
    return items;
  };

  return cmsIntegration<Own>(
    createCaller({vendor: 'amplience', kind: 'cms'}, () => undefined, config),
    amplienceDialect,
    find,
    options,
  );
}
