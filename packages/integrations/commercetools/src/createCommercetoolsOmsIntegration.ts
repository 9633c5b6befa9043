import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {
  type CallOptions,
  type CallSource,
  createCaller,
  errorFromFailure,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, isIntegrationError} from '@storefront-toolkit/types/config';
import type {OMS, OrderHistoryOrder} from '@storefront-toolkit/types/oms';
import {paginate} from '@storefront-toolkit/types/search';
import {explainCommercetoolsFailure} from './errors.ts';
import {localesFor} from './locale.ts';
import type {RawOrder} from './normalize-cart.ts';
import {normalizeOrder} from './normalize-order.ts';
import type {Raw} from './raw.ts';

/** Options of {@link createCommercetoolsOmsIntegration}. */
export interface CommercetoolsOmsOptions<Custom extends object = object> extends CallOptions {
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /**
   * Names of the attributes that a shopper chooses by, as in the catalog.
   *
   * @default []
   */
  readonly options?: readonly string[];
  /**
   * Locales to look for a text in when there is none in the language of the request, best first.
   *
   * @default []
   */
  readonly fallbackLocales?: readonly string[];
  /** Reads your own fields of an order, from its `custom.fields` for example. */
  readonly order?: (raw: RawOrder) => Custom;
}

const identity = {vendor: 'commercetools', kind: 'oms'} as const;
/** Most that a query answers at once. */
const ORDERS_PER_CALL = 500;

const isConflict = (error: unknown) =>
  isIntegrationError(error) && error.type === 'unavailable' && error.status === 409;

/**
 * Reads orders of a commercetools project, and calls them off.
 *
 * @param api - Request builder of the project. Orders of a shopper are read with the shopper's own token, which the context holds.
 * @param settings - Tax, options, locales, custom fields, time limit and retries.
 */
export function createCommercetoolsOmsIntegration<Custom extends object = object>(
  api: ByProjectKeyRequestBuilder,
  settings: CommercetoolsOmsOptions<Custom>,
): OMS<OrderHistoryOrder<Custom>> {
  const {tax, options = [], fallbackLocales = [], order} = settings;
  const caller = createCaller(identity, explainCommercetoolsFailure, settings);

  const normalize = (
    raw: RawOrder,
    source: CallSource,
    path: string,
    {locale}: DynamicServerContext,
  ) => {
    const locales = localesFor(locale, fallbackLocales);
    return normalizeOrder<Custom>(raw, {source, path, locales, tax, options, order});
  };
  const notFound = (source: CallSource, key: string) =>
    createIntegrationError({...source, type: 'not-found', entity: 'order', key});

  /** The shopper's own token in place of the one of the client. */
  function headersFor({accessToken}: DynamicServerContext, source: CallSource) {
    if (!accessToken) throw errorFromFailure(source, {status: 401}, undefined);
    return {Authorization: `Bearer ${accessToken}`};
  }

  /** An order of the shopper, in the version that it has now. */
  async function readOwn(
    orderId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<RawOrder> {
    const wanted = {entity: 'order', key: orderId};
    const headers = headersFor(context, source);
    const call = () => api.me().orders().withId({ID: orderId}).get({headers}).execute();
    const {body} = await caller.read(source.operation, signal, call, wanted);
    return body;
  }

  return {
    async getOrderHistory({page, pageSize}, context, signal) {
      const source = {...identity, operation: 'getOrderHistory'};
      const headers = headersFor(context, source);
      const limit = Math.min(pageSize, ORDERS_PER_CALL);
      const queryArgs = {limit, offset: (page - 1) * limit, sort: 'createdAt desc'};
      const {body} = await caller.read(source.operation, signal, () =>
        api.me().orders().get({headers, queryArgs}).execute(),
      );
      const answer = fieldOf(body as Raw<typeof body>, source);
      const total = answer.at('total');
      return {
        orders: answer
          .at('results')
          .list()
          .map(({value, path}) => normalize(value as RawOrder, source, path, context)),
        pagination: total.read('a whole number of 0 or above', () =>
          paginate({page, pageSize: limit, totalItems: total.integer()}),
        ),
      };
    },

    async getOrder(orderId, context, signal) {
      const source = {...identity, operation: 'getOrder'};
      return normalize(await readOwn(orderId, source, context, signal), source, '', context);
    },

    async findGuestOrder({number, email}, context, signal) {
      const source = {...identity, operation: 'findGuestOrder'};
      const queryArgs = {
        where: 'orderNumber = :number and customerEmail in :emails and customerId is not defined',
        'var.number': number,
        'var.emails': [...new Set([email, email.toLowerCase()])],
        limit: 1,
      };
      const {body} = await caller.read(source.operation, signal, () =>
        api.orders().get({queryArgs}).execute(),
      );
      const [found] = fieldOf(body as Raw<typeof body>, source)
        .at('results')
        .list();
      if (!found) throw notFound(source, number);
      return normalize(found.value as RawOrder, source, found.path, context);
    },

    async cancelOrder(orderId, context, signal) {
      const source = {...identity, operation: 'cancelOrder'};
      for (let attempt = 0; ; attempt++) {
        const raw = await readOwn(orderId, source, context, signal);
        const current = normalize(raw, source, '', context);
        if (!current.cancelable) return current;
        const version = fieldOf(raw, source).at('version').integer();
        const actions = [{action: 'changeOrderState' as const, orderState: 'Cancelled'}];
        const call = () =>
          api.orders().withId({ID: orderId}).post({body: {version, actions}}).execute();
        try {
          const {body} = await caller.write(source.operation, signal, call);
          return normalize(body, source, '', context);
        } catch (error) {
          // commercetools refuses a change of an old version, so that nothing was written.
          if (!isConflict(error) || attempt > 0) throw error;
        }
      }
    },
  };
}
