import {cmsIntegration, type CmsOptions, type Find} from '@storefront-toolkit/integration-cms-core';
import {createCaller, errorFromFailure, fieldOf} from '@storefront-toolkit/integration-core';
import type {BlockBase, CmsIntegration} from '@storefront-toolkit/types/cms';
import {GraphQLClient} from 'graphql-request';
import type {HygraphConfig} from './config.ts';
import {hygraphDialect} from './dialect.ts';
import {entryDocument, parse, type Schema, listDocument} from './document.ts';
import {explain} from './errors.ts';

/** A store's differences from the content model, and the access to its project. */
export interface HygraphOptions<Own extends BlockBase = never>
  extends CmsOptions<Own>, Partial<Schema> {
  /** Calls the project in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** Entries that Hygraph sends at most in one answer, whatever the plan. */
const LARGEST = 100;

/**
 * Makes Hygraph the CMS of a store. The queries are written from the content model.
 *
 * @param config - The project and its tokens.
 * @param options - Locales of the project, what it lacks of the content model, blocks and your own fields.
 * @typeParam Own - Blocks that only your store has.
 */
export function createHygraphCmsIntegration<Own extends BlockBase = never>(
  config: HygraphConfig,
  options: HygraphOptions<Own>,
): CmsIntegration<Own> {
  const {client, server} = config;
  const {without = [], selections = {}, locales} = options;
  const codes = (locale: string) => locale.replaceAll('-', '_');
  const clientWith = (token: string) =>
    new GraphQLClient(client.endpoint, {
      headers: {authorization: `Bearer ${token}`},
      jsonSerializer: {parse, stringify: JSON.stringify},
      ...(options.fetch && {fetch: options.fetch}),
    });
  const published = clientWith(server.token);
  const drafts = server.previewToken ? clientWith(server.previewToken) : undefined;

  const find: Find = async ({model, where, locale, preview, select}, signal, source) => {
    const hygraph = preview ? drafts : published;
    if (!hygraph) throw errorFromFailure(source, {status: 401}, undefined);
    if (without.includes(model)) return [];
    const variables = {
      stage: preview ? 'DRAFT' : 'PUBLISHED',
      // Hygraph takes the first locale in which a field is filled in.
      locales: [...new Set([codes(locale), codes(locales[0])])],
    };
    const read = async (document: string, more: object) => {
      const raw: unknown = await hygraph.request({
        document,
        variables: {...variables, ...more},
        signal,
      });
      return fieldOf(raw, source).at('entries').list();
    };
    if (!select)
      return read(entryDocument({model, where}, {without, selections}), {value: where?.value});
    const lists = [];
    for (let skip = 0; ; skip += LARGEST) {
      const list = await read(listDocument(model, select), {first: LARGEST, skip});
      lists.push(list);
      if (list.length < LARGEST) return lists.flat();
    }
  };

  return cmsIntegration<Own>(
    createCaller({vendor: 'hygraph', kind: 'cms'}, explain, config),
    hygraphDialect,
    find,
    options,
  );
}
