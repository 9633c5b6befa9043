import type {createClient} from '@bigcommerce/catalyst-client';
import {
  type CallSource,
  createCaller,
  type Field,
  fieldAdder,
  fieldOf,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Category, CategoryKey, CategoryNode} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import {createSender} from './create-sender.ts';
import {explainBigCommerceFailure} from './errors.ts';
import {findPath, normalizeCategory, readTree} from './normalize-category.ts';
import {CATEGORY_QUERY, TREE_QUERY} from './queries.ts';
import type {
  RawCategory,
  RawConnection,
  RawCurrency,
  RawProduct,
  RawSearch,
  RawSettings,
  RawTreeNode,
} from './raw.ts';
import type {BigCommerceCatalogOptions} from './settings.ts';

/** The parts of an answer about the site. */
interface Site {
  readonly product?: RawProduct | null | undefined;
  readonly route?:
    | {readonly node?: (RawProduct & {readonly __typename?: string | undefined}) | null | undefined}
    | null
    | undefined;
  readonly products?: RawConnection<RawProduct> | null | undefined;
  readonly categoryTree?: readonly RawTreeNode[] | null | undefined;
  readonly category?: RawCategory | null | undefined;
  readonly search?: RawSearch | null | undefined;
  readonly currencies?: RawConnection<RawCurrency> | null | undefined;
  readonly settings?: RawSettings | null | undefined;
}

/** The fragments by which products, variants and categories are read. */
const FRAGMENTS = {
  product: ['ProductFields', 'ListedFields'],
  variant: ['VariantFields'],
  category: ['CategoryFields'],
} as const;

/** Levels of categories that the query names. */
const LEVELS = 5;

/** An id of BigCommerce, which is a whole number. `undefined` for any other text. */
export const toEntityId = (id: string) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined);

/** The thing that was looked for. Only `null` says that it is not there: a field that is absent is a fault of the answer. */
export function foundIn<Raw>(field: Field<Raw | null | undefined>): Raw | undefined {
  if (field.value === undefined) field.fail('an object or null');
  return (field.value as Raw | null) ?? undefined;
}

/**
 * Asks a store, for the integrations that need it.
 *
 * @param identity - The integration whose errors they are.
 */
export function createStoreReader<CategoryCustom extends object>(
  client: ReturnType<typeof createClient>,
  options: Pick<
    BigCommerceCatalogOptions<object, object, CategoryCustom>,
    'category' | 'channelFor' | 'fields' | 'retries' | 'timeout'
  >,
  identity: Omit<CallSource, 'operation'>,
) {
  const {channelFor, category} = options;
  const caller = createCaller(identity, explainBigCommerceFailure, options);
  const send = createSender(client, channelFor);
  const addFields = fieldAdder(options.fields ?? {}, FRAGMENTS);

  /** Sends a query, and gives what it says about the site. */
  async function ask(
    query: string,
    variables: Record<string, unknown>,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<Field<Site>> {
    const answer = await send<{site: Site}>(addFields(query), variables, context, signal);
    return fieldOf<{data: {site: Site}}>(answer, source).at('data').at('site');
  }

  async function readTreeBelow(
    rootId: number | undefined,
    depth: number,
    operation: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly CategoryNode[]> {
    const site = await caller.read(operation, signal, (either, source) =>
      ask(TREE_QUERY, {rootId}, context, either, source),
    );
    return readTree(site.at('categoryTree'), depth, reportTo(context));
  }

  async function readCategory(
    key: CategoryKey,
    operation: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Category<CategoryCustom>> {
    const source = {...identity, operation};
    const wanted = key.by === 'id' ? key.id : key.slug;
    const missing = createIntegrationError({
      ...source,
      type: 'not-found',
      entity: 'category',
      key: wanted,
    });
    const tree = await readTreeBelow(undefined, LEVELS, operation, context, signal);
    const way = findPath(tree, (node) => (key.by === 'id' ? node.id : node.slug) === wanted);
    const node = way?.at(-1);
    if (!way || !node) throw missing;
    const site = await caller.read(operation, signal, (either) =>
      ask(CATEGORY_QUERY, {id: Number(node.id)}, context, either, source),
    );
    const raw = foundIn<RawCategory>(site.at('category'));
    if (!raw) throw missing;
    const report = reportTo(context);
    const place = {source, path: 'data.site.category', way, category, report};
    return normalizeCategory<CategoryCustom>(raw, place);
  }

  return {caller, ask, readTreeBelow, readCategory};
}
