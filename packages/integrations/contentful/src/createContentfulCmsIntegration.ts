import {cmsIntegration, type CmsOptions, type Find} from '@storefront-toolkit/integration-cms-core';
import {createCaller, errorFromFailure, fieldOf} from '@storefront-toolkit/integration-core';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';
import {createClient, type CreateClientParams} from 'contentful';
import type {ContentfulConfig} from './config.ts';
import {contentfulDialect} from './dialect.ts';
import {watch} from './errors.ts';
import {notation} from './mapping.ts';

/** A store's differences from the content model, and the access to its space. */
export interface ContentfulOptions<Own extends BlockBase = never> extends CmsOptions<Own> {
  /** Settings of the SDK, such as `httpsAgent` behind a proxy. */
  readonly sdk?:
    Partial<Omit<CreateClientParams, 'space' | 'environment' | 'accessToken'>> | undefined;
}

/** Levels of references that Contentful resolves at most. */
const DEEPEST = 10;
/** Entries that Contentful sends at most in one answer. */
const LARGEST = 1000;

/**
 * Makes Contentful the CMS of a store.
 *
 * Each call has a client of its own, because the SDK takes no `AbortSignal`: making one takes less than a millisecond.
 *
 * @param config - The space and its tokens.
 * @param options - Locales of the space, blocks and your own fields.
 * @typeParam Own - Blocks that only your store has.
 */
export function createContentfulCmsIntegration<Own extends BlockBase = never>(
  config: ContentfulConfig,
  options: ContentfulOptions<Own>,
): CmsIntegration<Own> {
  const {client, server} = config;

  const find: Find = async ({model, where, locale, preview, select}, signal, source) => {
    const accessToken = preview ? server.previewToken : server.deliveryToken;
    if (!accessToken) throw errorFromFailure(source, {status: 401}, undefined);
    const {sdk, failure} = watch(signal);
    const contentful = createClient({
      ...client,
      accessToken,
      ...(preview && {host: 'preview.contentful.com'}),
      retryOnError: false,
      logHandler: () => undefined,
      ...options.sdk,
      ...sdk,
    });
    const query = {
      content_type: notation.model(model),
      locale,
      ...(where && {[where.field === 'id' ? 'sys.id' : notation.field(where.field)]: where.value}),
      // The SDK's type knows the fields of one content type alone.
      ...(select
        ? {include: 0 as const, select: ['sys', ...select.map(notation.field)] as never}
        : {include: DEEPEST, limit: 1}),
    };
    const read = async (skip: number) => {
      const raw: unknown = await contentful
        .getEntries({...query, ...(select && {limit: LARGEST, skip})})
        .catch((cause: unknown) => {
          throw errorFromFailure(source, failure(), cause);
        });
      const answer = fieldOf(raw, source);
      return {items: answer.at('items').list(), total: answer.at('total').integer()};
    };
    const {items, total} = await read(0);
    if (!select) return items;
    const pages = [items];
    for (let skip = LARGEST; skip < total; skip += LARGEST) {
      pages.push((await read(skip)).items);
    }
    return pages.flat();
  };

  return cmsIntegration<Own>(
    createCaller({vendor: 'contentful', kind: 'cms'}, () => undefined, config),
    contentfulDialect,
    find,
    options,
  );
}
